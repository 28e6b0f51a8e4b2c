/** The offline mode, in a chunk of its own. */
export { OfflineController } from './OfflineController.js';
export { isSupported } from './storage.js';
