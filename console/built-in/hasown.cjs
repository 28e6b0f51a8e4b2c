/** `Object.hasOwn` as node-polyglot asks for it; the package it names is a stand-in for browsers of before 2022. */
module.exports = Object.hasOwn;
