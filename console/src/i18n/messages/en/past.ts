export default {
  past: {
    asOf: 'As of',
    banner: 'You are looking at the past, as of %{date}. Nothing can be changed here.',
    present: 'Back to the present',
  },
};
