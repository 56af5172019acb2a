extension HeaderLexicon {
  static let english = HeaderLexicon(words: [
    .identifier: """
    id, ids, identifier, code, codes, sku, isbn, issn, ean, upc, gtin, asin, doi, vin, zip, zipcode, zip code, postcode, \
    postal code, post code, serial, iban, bic, swift, ssn, fips, uuid, guid, key, account, ref, reference, barcode, geoid
    """,
    .numbering: "no, number, num, nr",
    .telephone: "phone, telephone, tel, mobile, cell phone, cellphone, fax, phone number",
    .year: "year, yr, vintage",
    .date: "date, day, dob, birthday, birthdate, deadline, updated, created, published, timestamp",
    .time: "time, start time, end time, departure, arrival",
    .duration: """
    duration, length, elapsed, running time, runtime, lap time, time taken, finish time, split, took, \
    takes, elapsed time, run time, travel time, journey time, time spent, playing time, waiting time, \
    total time, finishing time
    """,
    .change: "change, chg, delta, gain, net change",
    .percent: "percent, percentage, pct",
    .flag: "is, has, can, flag, active, enabled, valid, deleted, verified",
    .quantity: """
    count, total, sum, amount, quantity, qty, population, sales, revenue, votes, number of, num of, nr of, no of, price, \
    cost, salary, income, score, points, size, weight, height, distance, area, balance
    """,
    .ownName: "name, names, full name",
    .name: """
    title, company, product, item, country, city, state, team, player, person, employee, customer, organization, \
    station, description, label, subject
    """,
  ])
}
