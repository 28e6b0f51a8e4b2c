export default {
  useDeclaration: {
    title: 'Declaration of use',
  },
};
