/** Every call of the specification lives under this path; only configuration, docs, health and metrics do not. */
export const API = 'api/admin';
