/** Tables of the write side beside the event store, in the schema `platform`. */
export { createPlatformTables } from '../platform/platform-tables.js';
