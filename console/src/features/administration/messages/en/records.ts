/** What is said of every kind of record. */
export default {
  record: {
    manyChanged: '%{smart_count} status was changed |||| %{smart_count} statuses were changed',
  },
  enable: {
    many: 'Enable %{smart_count} record? |||| Enable %{smart_count} records?',
    named: 'Enable %{name}',
    title: 'Enable %{name}?',
    text: 'Forms will offer it again.',
    confirm: 'Enable',
  },
  disable: {
    accessUnknown: 'Which users will have no access to any centre could not be determined.',
    losesAccess:
      '%{smart_count} user will have no access to any centre: %{names}. |||| %{smart_count} users will have no access to any centre: %{names}.',
    many: 'Disable %{smart_count} record? |||| Disable %{smart_count} records?',
    named: 'Disable %{name}',
    title: 'Disable %{name}?',
    text: 'Forms will offer it no longer. All that refers to it stays readable.',
    confirm: 'Disable',
  },
  publish: {
    many: 'Publish %{smart_count} template? |||| Publish %{smart_count} templates?',
    named: 'Publish %{name}',
    title: 'Publish %{name}?',
    text: 'It can then be chosen for centres.',
    confirm: 'Publish',
  },
  hide: {
    many: 'Hide %{smart_count} template? |||| Hide %{smart_count} templates?',
    named: 'Hide %{name}',
    title: 'Hide %{name}?',
    text: 'It will be offered no longer. Centres that use it keep it.',
    confirm: 'Hide',
  },
  conflict: {
    title: 'Somebody else changed this record',
    text: '%{editor} saved it on %{date}, while you were editing. Nothing that you typed is lost.',
    field: 'Field',
    contested: 'changed by both',
    nothing: 'No field of this form differs.',
    keepMine: 'Add my changes',
  },
  editNamed: 'Edit %{name}',
  viewNamed: 'View %{name}',
  selectNamed: 'Select %{name}',
  removeNamed: 'Remove %{name}',
  active: 'Active',
  inactive: 'Inactive',
  either: 'Any',
  locked: 'Cannot be changed after creation',
  wrongCheckDigit:
    'The check digit of this CIP code is not the right one: please read it again. As it is, labels go without the product code and scanning does not find the product.',
  activeHelp: 'An inactive record stays readable, but is offered no longer.',
  theProduct: 'The application',
  history: 'Created by %{creator} on %{creation} · changed by %{editor} on %{modification}',
  file: {
    docx: 'Word document (.docx)',
    replaces: 'A new .docx replaces the one before.',
  },
};
