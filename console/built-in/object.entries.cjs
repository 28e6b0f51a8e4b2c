/** `Object.entries` as node-polyglot asks for it; the package it names is a stand-in for browsers of before 2017. */
module.exports = Object.entries;
