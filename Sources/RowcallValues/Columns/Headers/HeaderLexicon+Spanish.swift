extension HeaderLexicon {
  static let spanish = HeaderLexicon(words: [
    .identifier: """
    identificador, código, código postal, clave, referencia, dni, nif, número de pedido, número de cliente, \
    número de serie, matrícula, folio
    """,
    .numbering: "número, núm",
    .telephone: "teléfono, tlf, móvil, celular, número de teléfono",
    .year: "año, ejercicio",
    .date: "fecha, día, nacimiento, vencimiento, inicio",
    .time: "hora, salida, llegada",
    .duration: "duración, longitud, tiempo transcurrido, tiempo total, tiempo empleado, tiempo de viaje",
    .change: "variación, cambio",
    .percent: "porcentaje, por ciento",
    .flag: "activo, válido",
    .quantity: "cantidad, número de, total, importe, precio, suma, población, peso, tamaño, ventas, saldo",
    .ownName: "nombre, nombres",
    .name: """
    título, empresa, compañía, producto, artículo, país, ciudad, municipio, equipo, jugador, persona, cliente, \
    descripción, apellidos
    """,
  ])
}
