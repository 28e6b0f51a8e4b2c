// Generated from services/reference-data/records/definitions.ts by `npm run api:generate`: change it there.

export const RECORD_PAGES = [
  {
    "kind": "centre",
    "address": "/centers",
    "icon": "centre"
  },
  {
    "kind": "product",
    "address": "/products",
    "icon": "product"
  },
  {
    "kind": "tracker",
    "address": "/trackers",
    "icon": "tracker"
  },
  {
    "kind": "container",
    "address": "/containers",
    "icon": "container"
  },
  {
    "kind": "carrier",
    "address": "/carriers",
    "icon": "carrier"
  },
  {
    "kind": "template",
    "address": "/templates",
    "icon": "template"
  },
  {
    "kind": "user",
    "address": "/users",
    "icon": "user"
  },
  {
    "kind": "value-list",
    "address": "/value-list",
    "icon": "list"
  }
] as const;

export type RecordKind = (typeof RECORD_PAGES)[number]['kind'];
