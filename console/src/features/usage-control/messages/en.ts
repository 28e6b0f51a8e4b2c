export default {
  usageControl: {
    title: 'Usage control',
  },
};
