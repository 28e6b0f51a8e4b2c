export default {
  useDeclaration: {
    title: "Déclaration d'utilisation",
  },
};
