export default {
  file: {
    choose: 'Choose a file',
    replace: 'Replace the file',
    drop: 'or drop it here',
  },
  importing: {
    checking: 'Checking',
    apply: 'Import %{smart_count} line |||| Import %{smart_count} lines',
    creations: '%{smart_count} creation |||| %{smart_count} creations',
    modifications: '%{smart_count} change |||| %{smart_count} changes',
    unchanged: '%{smart_count} unchanged |||| %{smart_count} unchanged',
    errors: '%{smart_count} error |||| %{smart_count} errors',
    blocked: 'Nothing is imported while lines are wrong: correct them in the file, then choose it again.',
    showAll: 'Show lines without a change too',
    lines: 'Lines of the file',
    line: 'Line',
    state: 'Effect',
    details: 'Details',
    lineState: {
      CREATION: 'Creation',
      MODIFICATION: 'Change',
      INCHANGE: 'No change',
      ERREUR: 'Error',
    },
    name: 'Name',
  },
};
