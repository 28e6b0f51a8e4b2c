/** Where the threads begin: beside this file once it is built. */
export const THREAD_FILE = new URL('./thread.js', import.meta.url);
