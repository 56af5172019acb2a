import UIKit

struct Recipe {
  var name: String
  var minutes: Int
  var isFavourite: Bool
}

/// A cell with labels, an image and a button of its own, in stacks and with constraints.
final class RecipeCell: UITableViewCell {
  static let reuseIdentifier = "RecipeCell"

  var onFavourite: (() -> Void)?

  private let dishImageView: UIImageView = {
    let imageView = UIImageView()
    imageView.contentMode = .scaleAspectFill
    imageView.layer.cornerRadius = 8
    imageView.clipsToBounds = true
    imageView.translatesAutoresizingMaskIntoConstraints = false
    return imageView
  }()

  private let nameLabel: UILabel = {
    let label = UILabel()
    label.font = UIFont.preferredFont(forTextStyle: .headline)
    label.numberOfLines = 0
    return label
  }()

  private let durationLabel: UILabel = {
    let label = UILabel()
    label.font = .systemFont(ofSize: 13, weight: .medium)
    label.textColor = .secondaryLabel
    return label
  }()

  private lazy var favouriteButton: UIButton = {
    let button = UIButton(type: .system)
    button.addAction(UIAction { [weak self] _ in self?.onFavourite?() }, for: .touchUpInside)
    button.setContentHuggingPriority(.required, for: .horizontal)
    return button
  }()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUpViews()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    onFavourite = nil
    dishImageView.image = nil
  }

  func configure(with recipe: Recipe) {
    nameLabel.text = recipe.name
    durationLabel.text = "\(recipe.minutes) min"
    dishImageView.image = UIImage(named: "dish")
    favouriteButton.setTitle(recipe.isFavourite ? "Unlike" : "Like", for: .normal)
    favouriteButton.accessibilityLabel = "\(recipe.isFavourite ? "Unlike" : "Like") \(recipe.name)"
  }

  private func setUpViews() {
    selectionStyle = .none
    let texts = UIStackView(arrangedSubviews: [nameLabel, durationLabel])
    texts.axis = .vertical
    texts.spacing = 4
    let row = UIStackView(arrangedSubviews: [dishImageView, texts, favouriteButton])
    row.alignment = .center
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      dishImageView.widthAnchor.constraint(equalToConstant: 48),
      dishImageView.heightAnchor.constraint(equalTo: dishImageView.widthAnchor),
    ])
  }
}

final class RecipeListViewController: UIViewController, UITableViewDataSource {
  private let tableView: UITableView = {
    let table = UITableView()
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 72
    table.separatorStyle = .none
    table.register(RecipeCell.self, forCellReuseIdentifier: RecipeCell.reuseIdentifier)
    return table
  }()
  private var recipes = [
    Recipe(name: "Lentil soup", minutes: 35, isFavourite: false),
    Recipe(name: "Mushroom risotto", minutes: 50, isFavourite: true),
    Recipe(name: "Plum crumble", minutes: 40, isFavourite: false),
  ]

  override func loadView() {
    view = tableView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Recipes"
    tableView.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    recipes.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(withIdentifier: RecipeCell.reuseIdentifier, for: indexPath)
        as? RecipeCell
    else { return UITableViewCell() }
    cell.configure(with: recipes[indexPath.row])
    cell.onFavourite = { [weak self, weak cell] in
      guard let self = self, let cell = cell, let indexPath = self.tableView.indexPath(for: cell) else {
        return
      }
      self.recipes[indexPath.row].isFavourite.toggle()
      self.tableView.reloadRows(at: [indexPath], with: .none)
    }
    return cell
  }
}
