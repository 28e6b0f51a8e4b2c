export default {
  fridgeExit: {
    title: 'Fridge exit',
    detailTitle: 'Fridge exit sheet',
    emptyFridge: 'The fridge is empty',
    emptyFridgeHelp: 'Receive a delivery note first: its products will appear here.',
    receive: 'Receive a delivery',
    expiredWarning: 'This batch can no longer be used. Scrap it instead of taking it out.',
    mode: 'Entry mode',
    opened: 'That is %{packages} to open',
    takenOut: 'Taken out',
    submit: 'Take out %{packages}',
    submitNothing: 'Take out',
    success: 'The exit was recorded',
    failure: 'The exit was not recorded',
    printLabel: 'Print the label',
  },
};
