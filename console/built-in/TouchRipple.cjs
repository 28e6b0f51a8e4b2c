/** MUI's ripple of a pressed button; `theme/components.ts` turns it off, so nothing ever draws it. */
module.exports = () => null;
