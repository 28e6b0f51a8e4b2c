export default {
  export: {
    title: 'Export under way',
    waiting: 'The export is waiting for its turn…',
    counting: 'Counting rows…',
    rows: '%{rows} of %{total} rows',
    stop: 'Stop the export',
    stopped: 'Export stopped',
    offline: 'No export offline',
  },
};
