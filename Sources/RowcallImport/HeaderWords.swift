/// Words that name columns far more often than they stand in cells, in lower case.
enum HeaderWords {
  static let all: Set<String> = Set(
    (english + german + french + spanish + eastAsian).split(separator: " ").map(String.init))

  private static let english = """
    id name names title date year month day week time timestamp type kind code key price cost amount total sum count \
    number no quantity qty description status state country city region area address street zip email phone url link \
    value values category group class company customer product item label symbol unit rate score rank age sex gender \
    height weight length width size start end first last latitude longitude lat lon notes comment comments source
    """
  private static let german = """
     nummer nr bezeichnung datum jahr monat tag uhrzeit preis kosten betrag summe anzahl menge beschreibung stadt ort \
    land straße plz telefon wert gruppe firma kunde artikel einheit alter gewicht
    """
  private static let french = """
     nom prénom titre année mois jour heure prix coût montant quantité ville pays région adresse téléphone valeur \
    catégorie groupe société client produit unité âge poids
    """
  private static let spanish = """
     nombre apellido título fecha año mes día hora precio costo importe cantidad ciudad país región dirección teléfono \
    valor categoría grupo empresa cliente producto unidad edad peso
    """
  private static let eastAsian = """
     名前 氏名 名称 日付 年月日 年 月 番号 価格 金額 数量 合計 住所 電話番号 備考 都道府県 市区町村 姓名 日期 编号 价格 金额 数量 总计 地址 电话 \
    备注 城市 国家 类型 年龄 性别
    """
}
