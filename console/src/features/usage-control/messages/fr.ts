export default {
  usageControl: {
    title: "Contrôle de l'utilisation",
  },
};
