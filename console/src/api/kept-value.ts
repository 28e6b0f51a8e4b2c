/**
 * Values in the local storage of this browser. Where it is closed (the user has blocked what pages keep) nothing is
 * kept, and where it is full nothing more.
 */

export function keptValue(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function forgetValue(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where it is closed, there is nothing to forget.
  }
}

/** @returns false where it could not be kept; what was kept before is still there then */
export function keepValue(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
