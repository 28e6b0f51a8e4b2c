/** Path of every call except configuration, docs, health and metrics (docs/rules/http.md, HT-1). */
export const API = 'api/admin';
