// Generated from services/reference-data/records/definitions.ts by `npm run api:generate`: change it there.

export const RECORDS = {
  "centre": {
    "name": "centre",
    "path": "centre",
    "address": "/centers",
    "entity": "centre",
    "list": {
      "columns": [
        "nom",
        "service",
        "type",
        "adresse",
        "codePostal",
        "ville",
        "actif"
      ],
      "filters": [
        "nom",
        "type",
        "statut"
      ]
    },
    "activeField": "actif",
    "order": "nom",
    "fields": {
      "code": {
        "kind": "text",
        "max": 10,
        "nullable": false,
        "pattern": {
          "source": "[A-Z0-9]+",
          "code": "centre.error.code"
        }
      },
      "nom": {
        "kind": "text",
        "required": true
      },
      "service": {
        "kind": "text"
      },
      "type": {
        "kind": "choice",
        "values": [
          "REFERENT",
          "DISPATCH",
          "VACCINATION",
          "VACCINATION_POINT"
        ],
        "enumeration": "centreType",
        "locked": true
      },
      "capacite": {
        "kind": "number",
        "min": 0,
        "max": 9999999,
        "decimals": 0
      },
      "numFiness": {
        "kind": "text",
        "typedAs": "code"
      },
      "siret": {
        "kind": "text",
        "typedAs": "code"
      },
      "ape": {
        "kind": "text",
        "typedAs": "code"
      },
      "complementDistrib": {
        "kind": "text"
      },
      "adresse": {
        "kind": "text",
        "required": true
      },
      "codePostal": {
        "kind": "text",
        "required": true
      },
      "ville": {
        "kind": "text",
        "required": true
      },
      "libelleRoutage": {
        "kind": "text"
      },
      "telephone": {
        "kind": "text",
        "typedAs": "telephone"
      },
      "email": {
        "kind": "email"
      },
      "gestionStock": {
        "kind": "flag"
      },
      "desactivationSuivi": {
        "kind": "flag"
      },
      "modeOffline": {
        "kind": "flag"
      },
      "modeQte": {
        "kind": "choice",
        "values": [
          "DOSE",
          "CONDITIONNEMENT"
        ],
        "enumeration": "quantityMode",
        "default": "CONDITIONNEMENT"
      },
      "modeAdministration": {
        "kind": "choice",
        "values": [
          "JOUR",
          "SEMAINE"
        ],
        "enumeration": "administrationMode",
        "default": "JOUR"
      },
      "destinataireEmail": {
        "kind": "choice",
        "values": [
          "CENTER",
          "REFERENT",
          "BOTH"
        ],
        "enumeration": "mailReceiver",
        "required": true
      },
      "emailAutorise": {
        "kind": "choices",
        "values": [
          "DEMANDE_CREEE",
          "DEMANDE_CONFIRMEE",
          "DEMANDE_REFUSEE",
          "DEMANDE_ANNULEE",
          "DEMANDE_TRAITEE",
          "DEPART_MARCHANDISES",
          "PREPARATION_CREEE",
          "PREPARATION_ANNULEE",
          "RETOUR_PRODUIT",
          "RAPPEL_LOT",
          "RECEPTION_NON_CONFORME"
        ],
        "enumeration": "mailReason"
      },
      "idReferent": {
        "kind": "id",
        "of": "user"
      },
      "idTransporteur": {
        "kind": "id",
        "of": "carrier"
      },
      "actif": {
        "kind": "flag"
      }
    },
    "filters": {
      "nom": {
        "by": "contains"
      },
      "type": {
        "by": "oneOf"
      },
      "statut": {
        "by": "equals",
        "field": "actif"
      }
    }
  },
  "product": {
    "name": "product",
    "path": "referentiel/produit",
    "choicesPath": "referentiel/liste/produit",
    "address": "/products",
    "entity": "produit",
    "list": {
      "columns": [
        "nomCommercial",
        "nom",
        "codeCip",
        "type",
        "typeConditionnement",
        "nbDoses",
        "peremptionType",
        "actif"
      ],
      "filters": [
        "nomCommercial",
        "codeCip",
        "type",
        "actif"
      ]
    },
    "activeField": "actif",
    "order": "nomCommercial",
    "fields": {
      "type": {
        "kind": "text",
        "locked": true,
        "valueList": "PRODUCT_TYPE"
      },
      "codeCip": {
        "kind": "text",
        "typedAs": "code",
        "required": true
      },
      "codeUcd": {
        "kind": "text",
        "typedAs": "code"
      },
      "nomCommercial": {
        "kind": "text",
        "required": true
      },
      "nom": {
        "kind": "text",
        "required": true
      },
      "surveillanceRenforcee": {
        "kind": "flag"
      },
      "commentaireBl": {
        "kind": "text",
        "typedAs": "lines"
      },
      "formePharma": {
        "kind": "text"
      },
      "substanceActive1": {
        "kind": "text"
      },
      "substanceActive2": {
        "kind": "text"
      },
      "voieAdministration": {
        "kind": "text"
      },
      "peremptionType": {
        "kind": "choice",
        "values": [
          "JOUR",
          "MOIS"
        ],
        "enumeration": "expiryType",
        "default": "MOIS",
        "nullable": false
      },
      "conservation": {
        "kind": "text"
      },
      "stabilite28": {
        "kind": "number",
        "decimals": 0,
        "min": 1,
        "max": 876600,
        "unit": "h"
      },
      "stabiliteMoins20": {
        "kind": "number",
        "decimals": 0,
        "min": 1,
        "max": 876600,
        "unit": "h"
      },
      "stabiliteMiseTemperature": {
        "kind": "number",
        "decimals": 0,
        "min": 1,
        "max": 876600,
        "unit": "h"
      },
      "stabiliteReconstitution": {
        "kind": "number",
        "decimals": 0,
        "min": 1,
        "max": 876600,
        "unit": "h"
      },
      "stabilite1erPrelevement": {
        "kind": "number",
        "decimals": 0,
        "min": 1,
        "max": 876600,
        "unit": "h"
      },
      "dureeDecongelation": {
        "kind": "number",
        "decimals": 0,
        "min": 0,
        "max": 876600,
        "unit": "h"
      },
      "typeConditionnement": {
        "kind": "text",
        "required": true
      },
      "nbDoses": {
        "kind": "number",
        "min": 1,
        "decimals": 1
      },
      "nbUnitesBoite": {
        "kind": "number",
        "min": 1,
        "max": 9999999,
        "decimals": 0
      },
      "actif": {
        "kind": "flag"
      }
    },
    "filters": {
      "nom": {
        "by": "contains"
      },
      "nomCommercial": {
        "by": "contains"
      },
      "codeCip": {
        "by": "contains"
      },
      "type": {
        "by": "equals"
      },
      "actif": {
        "by": "equals"
      }
    }
  },
  "tracker": {
    "name": "tracker",
    "path": "referentiel/tracker",
    "choicesPath": "referentiel/liste/tracker",
    "address": "/trackers",
    "entity": "tracker",
    "ascending": [
      {
        "fields": [
          "minTemperature",
          "maxTemperature"
        ],
        "code": "tracker.error.temperatures"
      }
    ],
    "list": {
      "columns": [
        "nom",
        "fabricant",
        "type1",
        "type2",
        "minTemperature",
        "maxTemperature",
        "actif"
      ]
    },
    "form": [
      {
        "title": "identity",
        "rows": [
          [
            "fabricant",
            "nom"
          ],
          [
            "type1",
            "type2"
          ]
        ]
      },
      {
        "title": "temperatures",
        "rows": [
          [
            "minTemperature",
            "maxTemperature"
          ]
        ]
      }
    ],
    "activeField": "actif",
    "order": "nom",
    "fields": {
      "fabricant": {
        "kind": "text",
        "required": true
      },
      "nom": {
        "kind": "text",
        "required": true
      },
      "type1": {
        "kind": "text",
        "required": true
      },
      "type2": {
        "kind": "text",
        "required": true
      },
      "minTemperature": {
        "kind": "number",
        "required": true,
        "decimals": 2,
        "min": -273.15,
        "max": 1000,
        "unit": "°C"
      },
      "maxTemperature": {
        "kind": "number",
        "required": true,
        "decimals": 2,
        "min": -273.15,
        "max": 1000,
        "unit": "°C"
      },
      "actif": {
        "kind": "flag"
      }
    },
    "filters": {
      "nom": {
        "by": "contains"
      },
      "fabricant": {
        "by": "contains"
      },
      "actif": {
        "by": "equals"
      }
    }
  },
  "container": {
    "name": "container",
    "path": "referentiel/contenant",
    "choicesPath": "referentiel/liste/contenant",
    "address": "/containers",
    "entity": "contenant",
    "list": {
      "columns": [
        "nom",
        "fabricant",
        "type",
        "taille",
        "poids",
        "capacite",
        "actif"
      ]
    },
    "form": [
      {
        "title": "identity",
        "rows": [
          [
            "fabricant",
            "nom"
          ],
          [
            "type"
          ]
        ]
      },
      {
        "title": "measures",
        "rows": [
          [
            "taille",
            "poids",
            "capacite"
          ]
        ]
      }
    ],
    "activeField": "actif",
    "order": "nom",
    "fields": {
      "fabricant": {
        "kind": "text",
        "required": true
      },
      "nom": {
        "kind": "text",
        "required": true
      },
      "type": {
        "kind": "text",
        "required": true
      },
      "taille": {
        "kind": "number",
        "required": true,
        "decimals": 3,
        "max": 999999999,
        "min": 1
      },
      "poids": {
        "kind": "number",
        "required": true,
        "decimals": 3,
        "max": 999999999,
        "min": 0
      },
      "capacite": {
        "kind": "number",
        "required": true,
        "decimals": 3,
        "max": 999999999,
        "min": 0
      },
      "actif": {
        "kind": "flag"
      }
    },
    "filters": {
      "nom": {
        "by": "contains"
      },
      "fabricant": {
        "by": "contains"
      },
      "actif": {
        "by": "equals"
      }
    }
  },
  "carrier": {
    "name": "carrier",
    "path": "referentiel/transporteur",
    "choicesPath": "referentiel/liste/transporteur",
    "address": "/carriers",
    "entity": "transporteur",
    "list": {
      "columns": [
        "nom",
        "siret",
        "centreDispatch",
        "codePostal",
        "ville",
        "telephone",
        "mailContact",
        "actif"
      ],
      "filters": [
        "nom",
        "actif"
      ]
    },
    "form": [
      {
        "title": "identity",
        "rows": [
          [
            "nom",
            "siret"
          ],
          [
            "idCentre"
          ]
        ]
      },
      {
        "title": "address",
        "rows": [
          [
            "adresse"
          ],
          [
            "complementAdresse"
          ],
          [
            "codePostal",
            "ville",
            "pays"
          ]
        ]
      },
      {
        "title": "contact",
        "rows": [
          [
            "mailContact",
            "telephone"
          ]
        ]
      }
    ],
    "activeField": "actif",
    "order": "nom",
    "fields": {
      "nom": {
        "kind": "text",
        "required": true
      },
      "siret": {
        "kind": "text",
        "typedAs": "code"
      },
      "idCentre": {
        "kind": "id",
        "of": "centre",
        "locked": true
      },
      "adresse": {
        "kind": "text",
        "required": true
      },
      "complementAdresse": {
        "kind": "text"
      },
      "codePostal": {
        "kind": "text",
        "max": 5,
        "required": true
      },
      "ville": {
        "kind": "text",
        "required": true
      },
      "pays": {
        "kind": "text",
        "required": true
      },
      "telephone": {
        "kind": "text",
        "typedAs": "telephone"
      },
      "mailContact": {
        "kind": "email",
        "required": true
      },
      "actif": {
        "kind": "flag"
      }
    },
    "filters": {
      "nom": {
        "by": "contains"
      },
      "idCentre": {
        "by": "equals"
      },
      "actif": {
        "by": "equals"
      }
    }
  },
  "template": {
    "name": "template",
    "path": "template",
    "statusPath": "publication",
    "address": "/templates",
    "entity": "template",
    "list": {
      "columns": [
        "nom",
        "type",
        "fileName",
        "created",
        "publie"
      ],
      "filters": [
        "nom",
        "type",
        "publie"
      ]
    },
    "activeField": "publie",
    "order": "nom",
    "fields": {
      "nom": {
        "kind": "text",
        "required": true
      },
      "type": {
        "kind": "choice",
        "values": [
          "REFERENT_BL",
          "REFERENT_ETIQUETTE",
          "REFERENT_FLACON",
          "REFERENT_ETIQUETTE_CONTENANT",
          "REFERENT_DECHET",
          "DISPATCH_BL",
          "DISPATCH_ETIQUETTE",
          "DISPATCH_FLACON_36",
          "DISPATCH_FLACON_96",
          "DISPATCH_ETIQUETTE_CONTENANT",
          "DISPATCH_DECHET",
          "DISPATCH_RETOUR",
          "VACCINATION_ETIQUETTE",
          "VACCINATION_DECHET"
        ],
        "enumeration": "documentType",
        "required": true
      },
      "publie": {
        "kind": "flag"
      }
    },
    "filters": {
      "nom": {
        "by": "contains"
      },
      "type": {
        "by": "equals"
      },
      "publie": {
        "by": "equals"
      }
    }
  },
  "user": {
    "name": "user",
    "path": "users",
    "address": "/users",
    "entity": "users",
    "list": {
      "columns": [
        "lastname",
        "firstname",
        "login",
        "email",
        "authorities",
        "centres",
        "invitation",
        "actif"
      ],
      "filters": [
        "q",
        "authority",
        "actif"
      ]
    },
    "activeField": "actif",
    "order": "lastname",
    "fields": {
      "login": {
        "kind": "text",
        "required": true
      },
      "email": {
        "kind": "email",
        "required": true
      },
      "lastname": {
        "kind": "text",
        "required": true
      },
      "firstname": {
        "kind": "text",
        "required": true
      },
      "phoneNumber": {
        "kind": "text",
        "typedAs": "telephone"
      },
      "company": {
        "kind": "text"
      },
      "profile": {
        "kind": "text"
      },
      "authorities": {
        "kind": "choices",
        "values": [
          "ROLE_ADMIN",
          "ROLE_ADMIN_DISPATCH",
          "ROLE_DISPATCH_CENTER",
          "ROLE_VACCINATION_CENTER",
          "ROLE_VACCINATION_POINT",
          "ROLE_AUDITOR"
        ],
        "enumeration": "authority"
      },
      "langue": {
        "kind": "choice",
        "values": [
          "fr",
          "en"
        ],
        "enumeration": "language",
        "nullable": false
      },
      "dateFormat": {
        "kind": "choice",
        "values": [
          "FR",
          "EN"
        ],
        "enumeration": "dateFormat"
      },
      "recapitulatif": {
        "kind": "flag"
      },
      "actif": {
        "kind": "flag"
      }
    },
    "filters": {
      "login": {
        "by": "contains"
      },
      "lastname": {
        "by": "contains"
      },
      "email": {
        "by": "contains"
      },
      "authority": {
        "by": "holds",
        "field": "authorities"
      },
      "actif": {
        "by": "equals"
      }
    }
  },
  "value-list": {
    "name": "value-list",
    "path": "value-list",
    "listPath": "all",
    "address": "/value-list",
    "entity": "value-list",
    "list": {
      "columns": [
        "liste",
        "code",
        "labels",
        "actif"
      ],
      "filters": [
        "q",
        "liste",
        "actif"
      ]
    },
    "form": [
      {
        "title": "identity",
        "rows": [
          [
            "liste",
            "code"
          ]
        ]
      },
      {
        "title": "labels",
        "rows": [
          [
            "labels"
          ]
        ]
      }
    ],
    "activeField": "actif",
    "order": "liste",
    "fields": {
      "liste": {
        "kind": "text",
        "locked": true,
        "pattern": {
          "source": "[A-Z][A-Z0-9_]*",
          "code": "valueList.error.code"
        },
        "enumeration": "valueList"
      },
      "code": {
        "kind": "text",
        "locked": true,
        "pattern": {
          "source": "[A-Z][A-Z0-9_]*",
          "code": "valueList.error.code"
        }
      },
      "labels": {
        "kind": "labels",
        "required": true
      },
      "actif": {
        "kind": "flag"
      }
    },
    "filters": {
      "liste": {
        "by": "equals"
      },
      "actif": {
        "by": "equals"
      }
    }
  }
} as const;

export const AUDITED_ENTITIES = ["centre","contenant","produit","template","tracker","transporteur","users","value-list"] as const;
