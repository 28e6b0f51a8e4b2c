import { localStorageStore, memoryStore, type Store } from 'ra-core';

/** Columns and their order, order of rows, saved filters and page length: what a reader has arranged. */
const isKept = (key: string): boolean =>
  /\.(datatable|datatable_columnRanks|order|savedQueries|pageLength)$/.test(key);

/**
 * What lists remember: what a user has arranged stays in this browser, for each user apart; filters and page are
 * forgotten when a list is left, since the address and the way back to the list hold them.
 * @param userId whose arrangement it is
 */
export function listStore(userId: string): Store {
  const kept = localStorageStore('1', `/${userId}`);
  const passing = memoryStore();
  const of = (key: string) => (isKept(key) ? kept : passing);
  const both = (method: 'setup' | 'teardown' | 'reset') => () => {
    kept[method]();
    passing[method]();
  };
  return {
    setup: both('setup'),
    teardown: both('teardown'),
    reset: both('reset'),
    getItem: (key, value) => of(key).getItem(key, value),
    setItem: (key, value) => of(key).setItem(key, value),
    removeItem: (key) => of(key).removeItem(key),
    removeItems: (prefix) => {
      kept.removeItems(prefix);
      passing.removeItems(prefix);
    },
    subscribe: (key, callback) => of(key).subscribe(key, callback),
  };
}
