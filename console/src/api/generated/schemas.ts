// Generated from the OpenAPI document by `npm run api:generate`: change the service's DTOs.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly ConfigurationDto: {
            /**
             * @description Requests ask for the period that they cover.
             * @example true
             */
            readonly replenishmentCoverage: boolean;
            /**
             * @description Requests may be made in doses.
             * @example true
             */
            readonly replenishmentDose: boolean;
            /**
             * @description A dispatch preparation may be a transfer.
             * @example true
             */
            readonly transfertPreparation: boolean;
            /**
             * @description Language before anybody has chosen one.
             * @example en
             * @enum {string}
             */
            readonly defaultLanguage: "fr" | "en";
            /**
             * @description IANA zone of business days and weeks.
             * @example Europe/Paris
             */
            readonly timeZone: string;
        };
        readonly HealthDto: {
            /**
             * @description `ok`, or `unavailable` with the reasons.
             * @enum {string}
             */
            readonly status: "ok" | "unavailable";
            /**
             * @description What speaks against sending requests here; empty where all is well.
             * @example [
             *       "event store does not answer"
             *     ]
             */
            readonly reasons: readonly string[];
        };
        readonly AuditEntryView: {
            /**
             * @description Number of the entry; grows with time.
             * @example 4711
             */
            readonly id: string;
            /**
             * Format: date-time
             * @description When it was changed.
             */
            readonly occurredAt: string;
            /**
             * @description What kind of record.
             * @enum {string}
             */
            readonly entity: "centre" | "contenant" | "produit" | "template" | "tracker" | "transporteur" | "users" | "value-list";
            /**
             * Format: uuid
             * @description Id of the record.
             */
            readonly recordId: string;
            /** @description What the record is called, else its id. */
            readonly name: string;
            /**
             * Format: uuid
             * @description Who changed it; null for the product itself, and for a change by hand in the database.
             */
            readonly userId: string | null;
            /** @description First and last name of whoever changed it. */
            readonly user: string | null;
            /**
             * @description `service`: `before` and `after` are the record as its GET shows it. `database`: the change was made past the service, they are the row of the table.
             * @enum {string}
             */
            readonly origin: "service" | "database";
            /** @description The record as it was; null: it was created. Secrets are never in it. */
            readonly before: {
                readonly [key: string]: unknown;
            } | null;
            /** @description The record as it became; null: it was deleted, by hand. */
            readonly after: {
                readonly [key: string]: unknown;
            } | null;
        };
        readonly RecordHistory: {
            /**
             * Format: date-time
             * @description When the record was created.
             */
            readonly creationDate: string;
            /** @description Who created it; null for what the product brings along. */
            readonly creationUser: string | null;
            /**
             * Format: date-time
             * @description When the record was changed last.
             */
            readonly modificationDate: string;
            /** @description Who changed it last; null for the product itself. */
            readonly modificationUser: string | null;
        };
        readonly CarrierCentreDto: {
            /**
             * Format: uuid
             * @description Id of the dispatch centre.
             */
            readonly id: string;
            /**
             * @description Name.
             * @example Plateforme Nord
             */
            readonly nom: string;
            /**
             * @description Service within the institution.
             * @example Logistique
             */
            readonly service: string | null;
        };
        readonly CarrierView: {
            /**
             * Format: uuid
             * @description Id.
             */
            readonly id?: string | null;
            /** @description Grows with every change; goes with a `PUT`. */
            readonly version?: number | null;
            /** @description In use. A record that is created without is inactive; a change leaves it as it is. */
            readonly actif?: boolean;
            /**
             * @description Name; exists once.
             * @example Froid Express Nord
             */
            readonly nom: string;
            /**
             * @description SIRET number; exists once.
             * @example 40000000000011
             */
            readonly siret?: string | null;
            /**
             * Format: uuid
             * @description The dispatch centre that it drives for. Required of an administrator at creation, for others the selected centre; never changes.
             */
            readonly idCentre?: string | null;
            /**
             * @description Street and number.
             * @example 1 rue des Transporteurs
             */
            readonly adresse: string;
            /** @description Second line of the address. */
            readonly complementAdresse?: string | null;
            /**
             * @description Postal code.
             * @example 59810
             */
            readonly codePostal: string;
            /**
             * @description Town.
             * @example Lesquin
             */
            readonly ville: string;
            /**
             * @description Country.
             * @example France
             */
            readonly pays: string;
            /**
             * @description Telephone number.
             * @example +33 3 20 00 01 11
             */
            readonly telephone?: string | null;
            /**
             * Format: email
             * @description E-mail address of the contact.
             * @example exploitation@froid-nord.example
             */
            readonly mailContact: string;
            /** @description Who made the record and who changed it last. */
            readonly history: components["schemas"]["RecordHistory"];
            /** @description The dispatch centre that it drives for; read-only. */
            readonly centreDispatch: components["schemas"]["CarrierCentreDto"];
        };
        readonly CarrierBody: {
            /**
             * Format: uuid
             * @description Id of the record, with `PUT` without an id in the path.
             */
            readonly id?: string | null;
            /** @description The version that was edited: 409 where somebody else changed the record since. Absent: no check. */
            readonly version?: number | null;
            /** @description In use. A record that is created without is inactive; a change leaves it as it is. */
            readonly actif?: boolean;
            /**
             * @description Name; exists once.
             * @example Froid Express Nord
             */
            readonly nom: string;
            /**
             * @description SIRET number; exists once.
             * @example 40000000000011
             */
            readonly siret?: string | null;
            /**
             * Format: uuid
             * @description The dispatch centre that it drives for. Required of an administrator at creation, for others the selected centre; never changes.
             */
            readonly idCentre?: string | null;
            /**
             * @description Street and number.
             * @example 1 rue des Transporteurs
             */
            readonly adresse: string;
            /** @description Second line of the address. */
            readonly complementAdresse?: string | null;
            /**
             * @description Postal code.
             * @example 59810
             */
            readonly codePostal: string;
            /**
             * @description Town.
             * @example Lesquin
             */
            readonly ville: string;
            /**
             * @description Country.
             * @example France
             */
            readonly pays: string;
            /**
             * @description Telephone number.
             * @example +33 3 20 00 01 11
             */
            readonly telephone?: string | null;
            /**
             * Format: email
             * @description E-mail address of the contact.
             * @example exploitation@froid-nord.example
             */
            readonly mailContact: string;
        };
        readonly CreatedRecord: {
            /**
             * Format: uuid
             * @description Id of the new record.
             */
            readonly id: string;
        };
        readonly Failure: {
            /**
             * @description Message id, the same in every language.
             * @example centre.error.notYours
             */
            readonly code: string;
            /**
             * @description In the language of the user, else of `Accept-Language`.
             * @example You do not belong to this centre
             */
            readonly message: string;
        };
        readonly StatusBody: {
            /**
             * Format: uuid
             * @description Id of the record.
             */
            readonly id: string;
            /** @description True: active, or published. */
            readonly status: boolean;
        };
        readonly ImportForm: {
            /**
             * Format: binary
             * @description The .xlsx: headings as in the model file, at most 5,000 lines. An empty cell leaves its field as it is.
             */
            readonly file: string;
            /**
             * @description True: tells what would change and changes nothing.
             * @default false
             */
            readonly dryRun?: boolean;
        };
        readonly ImportedChange: {
            /**
             * @description Field.
             * @example nom
             */
            readonly champ: string;
            /**
             * @description Its value before.
             * @example Centre Bellevue
             */
            readonly avant: Record<string, never> | null;
            /**
             * @description Its value afterwards.
             * @example Centre Bellevue-Sud
             */
            readonly apres: Record<string, never> | null;
        };
        readonly FieldError: {
            /**
             * @description Message id.
             * @example deliveryNote.error.alreadyReceived
             */
            readonly code: string;
            /**
             * @description In the language of the user, else of `Accept-Language`.
             * @example This delivery note has already been received
             */
            readonly message: string;
            /**
             * @description Values that the message speaks of, by name.
             * @example {}
             */
            readonly arguments: {
                readonly [key: string]: string | number;
            };
            /**
             * @description The payload’s field; nested ones as `produits[0].quantite`.
             * @example quantite
             */
            readonly field: string;
            /**
             * @description What was sent, where it is a plain value that may be repeated.
             * @example 0
             */
            readonly rejectedValue: (string | number | boolean) | null;
        };
        readonly ImportedLine: {
            /** @description Row of the sheet, from 2. */
            readonly ligne: number;
            /**
             * @description What becomes of it.
             * @enum {string}
             */
            readonly statut: "CREATION" | "MODIFICATION" | "INCHANGE" | "ERREUR";
            /** @description Name in that line. */
            readonly libelle: string | null;
            /**
             * Format: uuid
             * @description Id of the record; null where there is none, or would only be one.
             */
            readonly id: string | null;
            /** @description Fields of the record that change. */
            readonly modifications: readonly components["schemas"]["ImportedChange"][];
            /** @description What is wrong with the line. */
            readonly erreurs: readonly components["schemas"]["FieldError"][];
        };
        readonly ImportReport: {
            /** @description Nothing was changed: it was only tried. */
            readonly dryRun: boolean;
            /** @description Records that are created. */
            readonly creations: number;
            /** @description Records that change. */
            readonly modifications: number;
            /** @description Records that stay as they are. */
            readonly inchanges: number;
            /** @description Lines that are wrong; with one of them, nothing is imported. */
            readonly erreurs: number;
            /** @description Each line, in the order of the sheet. */
            readonly lignes: readonly components["schemas"]["ImportedLine"][];
        };
        readonly CentreMailBody: {
            /**
             * @description Subject.
             * @example Fermeture exceptionnelle
             */
            readonly title: string;
            /** @description Message, as plain text. */
            readonly body: string;
        };
        readonly CentreChoiceDto: {
            /**
             * Format: uuid
             * @description Centre id.
             */
            readonly id: string;
            /**
             * @description Name.
             * @example Centre Bellevue
             */
            readonly nom: string;
            /**
             * @description Service within the institution.
             * @example Vaccination
             */
            readonly service: string | null;
            /**
             * @description Type.
             * @example VACCINATION
             * @enum {string}
             */
            readonly type: "REFERENT" | "DISPATCH" | "VACCINATION" | "VACCINATION_POINT";
        };
        readonly CentreMailReport: {
            /** @description Mails that were handed over for delivery, one an address. */
            readonly nbMails: number;
            /** @description Centres that were not written to: nobody there has an address. */
            readonly centresSansAdresse: readonly components["schemas"]["CentreChoiceDto"][];
        };
        readonly CentreRow: {
            /**
             * Format: uuid
             * @description Id.
             */
            readonly id?: string | null;
            /** @description Grows with every change; goes with a `PUT`. */
            readonly version?: number | null;
            /** @description In use. A record that is created without is inactive; a change leaves it as it is. */
            readonly actif?: boolean;
            /**
             * @description Begins the numbers of its delivery notes: 1 to 10 capital letters and digits, exists once, never changes. Absent: made from the name.
             * @example PN
             */
            readonly code?: string | null;
            /**
             * @description Name.
             * @example Centre Bellevue
             */
            readonly nom: string;
            /**
             * @description Service within the institution.
             * @example Vaccination
             */
            readonly service?: string | null;
            /**
             * @description Type. Required at creation (VACCINATION where a dispatch administrator sends none); never changes.
             * @example VACCINATION
             * @enum {string|null}
             */
            readonly type?: "REFERENT" | "DISPATCH" | "VACCINATION" | "VACCINATION_POINT" | null;
            /** @description Of vaccination centres and points. Unit: persons a day. */
            readonly capacite?: number | null;
            /**
             * @description FINESS number; exists once.
             * @example 750000011
             */
            readonly numFiness?: string | null;
            /** @description SIRET number. */
            readonly siret?: string | null;
            /** @description APE code. */
            readonly ape?: string | null;
            /** @description Second line of the address. */
            readonly complementDistrib?: string | null;
            /**
             * @description Street and number.
             * @example 12 rue des Carmes
             */
            readonly adresse: string;
            /**
             * @description Postal code.
             * @example 75005
             */
            readonly codePostal: string;
            /**
             * @description Town.
             * @example Paris
             */
            readonly ville: string;
            /** @description Routing label of the post. */
            readonly libelleRoutage?: string | null;
            /**
             * @description Telephone number.
             * @example +33 1 40 00 00 11
             */
            readonly telephone?: string | null;
            /**
             * Format: email
             * @description E-mail address of the centre.
             */
            readonly email?: string | null;
            /** @description Keeps stock. Of referents only; other centres always do. A referent that is created without does not. */
            readonly gestionStock?: boolean;
            /** @description What is sent to the centre is not followed up. Always true for a vaccination point. */
            readonly desactivationSuivi?: boolean;
            /** @description May work without a network. Of vaccination centres only. */
            readonly modeOffline?: boolean;
            /**
             * @description How quantities are counted. Of referent and dispatch centres.
             * @default CONDITIONNEMENT
             * @enum {string|null}
             */
            readonly modeQte?: "DOSE" | "CONDITIONNEMENT" | null;
            /**
             * @description How uses are declared. Of vaccination centres and points.
             * @default JOUR
             * @enum {string|null}
             */
            readonly modeAdministration?: "JOUR" | "SEMAINE" | null;
            /**
             * @description Who gets its mails: the centre, its referent, or both.
             * @example BOTH
             * @enum {string}
             */
            readonly destinataireEmail: "CENTER" | "REFERENT" | "BOTH";
            /** @description What it wants to be told by mail. */
            readonly emailAutorise?: readonly ("DEMANDE_CREEE" | "DEMANDE_CONFIRMEE" | "DEMANDE_REFUSEE" | "DEMANDE_ANNULEE" | "DEMANDE_TRAITEE" | "DEPART_MARCHANDISES" | "PREPARATION_CREEE" | "PREPARATION_ANNULEE" | "RETOUR_PRODUIT" | "RAPPEL_LOT")[];
            /**
             * Format: uuid
             * @description Referent; one of the users.
             */
            readonly idReferent?: string | null;
            /**
             * Format: uuid
             * @description Default carrier.
             */
            readonly idTransporteur?: string | null;
            /** @description Centres right below. */
            readonly childrenIds?: readonly string[];
            /** @description Centres right above. A dispatch administrator’s new centre stands below the selected one. */
            readonly parentIds?: readonly string[];
            /** @description Who made the record and who changed it last. */
            readonly history: components["schemas"]["RecordHistory"];
        };
        readonly TagBody: {
            /**
             * @description Category; each one a centre has once.
             * @example SECTEUR
             * @enum {string}
             */
            readonly categorieType: "TRANSPORTEUR" | "TYPE_CENTRE" | "TOURNEE" | "SECTEUR" | "AUTRE";
            /** @description Name of the category; required for AUTRE, where it exists once, and for AUTRE only. */
            readonly categorieLabel?: string | null;
            /**
             * @description What the tag says.
             * @example Nord-Est
             */
            readonly valeur: string;
        };
        readonly UserChoice: {
            /**
             * Format: uuid
             * @description User id.
             */
            readonly id: string;
            /** @description Login. */
            readonly login: string;
            /** @description Last name. */
            readonly lastname: string;
            /** @description First name. */
            readonly firstname: string;
            /**
             * Format: email
             * @description E-mail address.
             */
            readonly email: string;
            /** @description May sign in. */
            readonly actif: boolean;
        };
        readonly CentreView: {
            /**
             * Format: uuid
             * @description Id.
             */
            readonly id?: string | null;
            /** @description Grows with every change; goes with a `PUT`. */
            readonly version?: number | null;
            /** @description In use. A record that is created without is inactive; a change leaves it as it is. */
            readonly actif?: boolean;
            /**
             * @description Begins the numbers of its delivery notes: 1 to 10 capital letters and digits, exists once, never changes. Absent: made from the name.
             * @example PN
             */
            readonly code?: string | null;
            /**
             * @description Name.
             * @example Centre Bellevue
             */
            readonly nom: string;
            /**
             * @description Service within the institution.
             * @example Vaccination
             */
            readonly service?: string | null;
            /**
             * @description Type. Required at creation (VACCINATION where a dispatch administrator sends none); never changes.
             * @example VACCINATION
             * @enum {string|null}
             */
            readonly type?: "REFERENT" | "DISPATCH" | "VACCINATION" | "VACCINATION_POINT" | null;
            /** @description Of vaccination centres and points. Unit: persons a day. */
            readonly capacite?: number | null;
            /**
             * @description FINESS number; exists once.
             * @example 750000011
             */
            readonly numFiness?: string | null;
            /** @description SIRET number. */
            readonly siret?: string | null;
            /** @description APE code. */
            readonly ape?: string | null;
            /** @description Second line of the address. */
            readonly complementDistrib?: string | null;
            /**
             * @description Street and number.
             * @example 12 rue des Carmes
             */
            readonly adresse: string;
            /**
             * @description Postal code.
             * @example 75005
             */
            readonly codePostal: string;
            /**
             * @description Town.
             * @example Paris
             */
            readonly ville: string;
            /** @description Routing label of the post. */
            readonly libelleRoutage?: string | null;
            /**
             * @description Telephone number.
             * @example +33 1 40 00 00 11
             */
            readonly telephone?: string | null;
            /**
             * Format: email
             * @description E-mail address of the centre.
             */
            readonly email?: string | null;
            /** @description Keeps stock. Of referents only; other centres always do. A referent that is created without does not. */
            readonly gestionStock?: boolean;
            /** @description What is sent to the centre is not followed up. Always true for a vaccination point. */
            readonly desactivationSuivi?: boolean;
            /** @description May work without a network. Of vaccination centres only. */
            readonly modeOffline?: boolean;
            /**
             * @description How quantities are counted. Of referent and dispatch centres.
             * @default CONDITIONNEMENT
             * @enum {string|null}
             */
            readonly modeQte?: "DOSE" | "CONDITIONNEMENT" | null;
            /**
             * @description How uses are declared. Of vaccination centres and points.
             * @default JOUR
             * @enum {string|null}
             */
            readonly modeAdministration?: "JOUR" | "SEMAINE" | null;
            /**
             * @description Who gets its mails: the centre, its referent, or both.
             * @example BOTH
             * @enum {string}
             */
            readonly destinataireEmail: "CENTER" | "REFERENT" | "BOTH";
            /** @description What it wants to be told by mail. */
            readonly emailAutorise?: readonly ("DEMANDE_CREEE" | "DEMANDE_CONFIRMEE" | "DEMANDE_REFUSEE" | "DEMANDE_ANNULEE" | "DEMANDE_TRAITEE" | "DEPART_MARCHANDISES" | "PREPARATION_CREEE" | "PREPARATION_ANNULEE" | "RETOUR_PRODUIT" | "RAPPEL_LOT")[];
            /** @description Users of the centre. A referent who is not among them any more is no referent any more. */
            readonly users?: readonly string[];
            /**
             * Format: uuid
             * @description Referent; one of the users.
             */
            readonly idReferent?: string | null;
            /**
             * Format: uuid
             * @description Default carrier.
             */
            readonly idTransporteur?: string | null;
            /** @description Centres right below. */
            readonly childrenIds?: readonly string[];
            /** @description Centres right above. A dispatch administrator’s new centre stands below the selected one. */
            readonly parentIds?: readonly string[];
            /** @description Tags, all of them. */
            readonly etiquettes?: readonly components["schemas"]["TagBody"][];
            /**
             * @description Published templates by type, all of them; types that are left out print with the built-in layout.
             * @example {}
             */
            readonly templates?: {
                readonly [key: string]: string;
            };
            /** @description Who made the record and who changed it last. */
            readonly history: components["schemas"]["RecordHistory"];
            /** @description The users by name; read-only. */
            readonly utilisateurs: readonly components["schemas"]["UserChoice"][];
            /** @description Centres right below; read-only. */
            readonly centreEnfants: readonly components["schemas"]["CentreChoiceDto"][];
            /** @description Centres right above; read-only. */
            readonly centreParents: readonly components["schemas"]["CentreChoiceDto"][];
        };
        readonly CentreBody: {
            /**
             * Format: uuid
             * @description Id of the record, with `PUT` without an id in the path.
             */
            readonly id?: string | null;
            /** @description The version that was edited: 409 where somebody else changed the record since. Absent: no check. */
            readonly version?: number | null;
            /** @description In use. A record that is created without is inactive; a change leaves it as it is. */
            readonly actif?: boolean;
            /**
             * @description Begins the numbers of its delivery notes: 1 to 10 capital letters and digits, exists once, never changes. Absent: made from the name.
             * @example PN
             */
            readonly code?: string | null;
            /**
             * @description Name.
             * @example Centre Bellevue
             */
            readonly nom: string;
            /**
             * @description Service within the institution.
             * @example Vaccination
             */
            readonly service?: string | null;
            /**
             * @description Type. Required at creation (VACCINATION where a dispatch administrator sends none); never changes.
             * @example VACCINATION
             * @enum {string|null}
             */
            readonly type?: "REFERENT" | "DISPATCH" | "VACCINATION" | "VACCINATION_POINT" | null;
            /** @description Of vaccination centres and points. Unit: persons a day. */
            readonly capacite?: number | null;
            /**
             * @description FINESS number; exists once.
             * @example 750000011
             */
            readonly numFiness?: string | null;
            /** @description SIRET number. */
            readonly siret?: string | null;
            /** @description APE code. */
            readonly ape?: string | null;
            /** @description Second line of the address. */
            readonly complementDistrib?: string | null;
            /**
             * @description Street and number.
             * @example 12 rue des Carmes
             */
            readonly adresse: string;
            /**
             * @description Postal code.
             * @example 75005
             */
            readonly codePostal: string;
            /**
             * @description Town.
             * @example Paris
             */
            readonly ville: string;
            /** @description Routing label of the post. */
            readonly libelleRoutage?: string | null;
            /**
             * @description Telephone number.
             * @example +33 1 40 00 00 11
             */
            readonly telephone?: string | null;
            /**
             * Format: email
             * @description E-mail address of the centre.
             */
            readonly email?: string | null;
            /** @description Keeps stock. Of referents only; other centres always do. A referent that is created without does not. */
            readonly gestionStock?: boolean;
            /** @description What is sent to the centre is not followed up. Always true for a vaccination point. */
            readonly desactivationSuivi?: boolean;
            /** @description May work without a network. Of vaccination centres only. */
            readonly modeOffline?: boolean;
            /**
             * @description How quantities are counted. Of referent and dispatch centres.
             * @default CONDITIONNEMENT
             * @enum {string|null}
             */
            readonly modeQte?: "DOSE" | "CONDITIONNEMENT" | null;
            /**
             * @description How uses are declared. Of vaccination centres and points.
             * @default JOUR
             * @enum {string|null}
             */
            readonly modeAdministration?: "JOUR" | "SEMAINE" | null;
            /**
             * @description Who gets its mails: the centre, its referent, or both.
             * @example BOTH
             * @enum {string}
             */
            readonly destinataireEmail: "CENTER" | "REFERENT" | "BOTH";
            /** @description What it wants to be told by mail. */
            readonly emailAutorise?: readonly ("DEMANDE_CREEE" | "DEMANDE_CONFIRMEE" | "DEMANDE_REFUSEE" | "DEMANDE_ANNULEE" | "DEMANDE_TRAITEE" | "DEPART_MARCHANDISES" | "PREPARATION_CREEE" | "PREPARATION_ANNULEE" | "RETOUR_PRODUIT" | "RAPPEL_LOT")[];
            /** @description Users of the centre. A referent who is not among them any more is no referent any more. */
            readonly users?: readonly string[];
            /**
             * Format: uuid
             * @description Referent; one of the users.
             */
            readonly idReferent?: string | null;
            /**
             * Format: uuid
             * @description Default carrier.
             */
            readonly idTransporteur?: string | null;
            /** @description Centres right below. */
            readonly childrenIds?: readonly string[];
            /** @description Centres right above. A dispatch administrator’s new centre stands below the selected one. */
            readonly parentIds?: readonly string[];
            /** @description Tags, all of them. */
            readonly etiquettes?: readonly components["schemas"]["TagBody"][];
            /**
             * @description Published templates by type, all of them; types that are left out print with the built-in layout.
             * @example {}
             */
            readonly templates?: {
                readonly [key: string]: string;
            };
        };
        readonly ContainerView: {
            /**
             * Format: uuid
             * @description Id.
             */
            readonly id?: string | null;
            /** @description Grows with every change; goes with a `PUT`. */
            readonly version?: number | null;
            /** @description In use. A record that is created without is inactive; a change leaves it as it is. */
            readonly actif?: boolean;
            /**
             * @description Manufacturer; with the name it exists once.
             * @example Isotherma
             */
            readonly fabricant: string;
            /**
             * @description Name.
             * @example Caisse isotherme 12 L
             */
            readonly nom: string;
            /**
             * @description What kind of container it is.
             * @example Passif 2-8 °C
             */
            readonly type: string;
            /**
             * @description Size. Unit: as the manufacturer gives it.
             * @example 12
             */
            readonly taille: number;
            /**
             * @description Weight. Unit: as the manufacturer gives it.
             * @example 3.4
             */
            readonly poids: number;
            /**
             * @description Capacity. Unit: as the manufacturer gives it.
             * @example 60
             */
            readonly capacite: number;
            /** @description Who made the record and who changed it last. */
            readonly history: components["schemas"]["RecordHistory"];
        };
        readonly ContainerBody: {
            /**
             * Format: uuid
             * @description Id of the record, with `PUT` without an id in the path.
             */
            readonly id?: string | null;
            /** @description The version that was edited: 409 where somebody else changed the record since. Absent: no check. */
            readonly version?: number | null;
            /** @description In use. A record that is created without is inactive; a change leaves it as it is. */
            readonly actif?: boolean;
            /**
             * @description Manufacturer; with the name it exists once.
             * @example Isotherma
             */
            readonly fabricant: string;
            /**
             * @description Name.
             * @example Caisse isotherme 12 L
             */
            readonly nom: string;
            /**
             * @description What kind of container it is.
             * @example Passif 2-8 °C
             */
            readonly type: string;
            /**
             * @description Size. Unit: as the manufacturer gives it.
             * @example 12
             */
            readonly taille: number;
            /**
             * @description Weight. Unit: as the manufacturer gives it.
             * @example 3.4
             */
            readonly poids: number;
            /**
             * @description Capacity. Unit: as the manufacturer gives it.
             * @example 60
             */
            readonly capacite: number;
        };
        readonly ProductView: {
            /**
             * Format: uuid
             * @description Id.
             */
            readonly id?: string | null;
            /** @description Grows with every change; goes with a `PUT`. */
            readonly version?: number | null;
            /** @description In use. A record that is created without is inactive; a change leaves it as it is. */
            readonly actif?: boolean;
            /**
             * @description Code of the value list PRODUCT_TYPE. Required at creation; never changes.
             * @example VACCIN
             */
            readonly type?: string | null;
            /**
             * @description CIP code; exists once.
             * @example 3400930000011
             */
            readonly codeCip: string;
            /**
             * @description UCD code; required for a vaccine.
             * @example 9400011
             */
            readonly codeUcd?: string | null;
            /**
             * @description Commercial name.
             * @example Vaxilor
             */
            readonly nomCommercial: string;
            /**
             * @description Full name.
             * @example Vaxilor, dispersion à diluer pour injection
             */
            readonly nom: string;
            /** @description Under reinforced monitoring. */
            readonly surveillanceRenforcee?: boolean;
            /** @description Printed on delivery notes. */
            readonly commentaireBl?: string | null;
            /**
             * @description Pharmaceutical form; required for a vaccine.
             * @example Dispersion à diluer
             */
            readonly formePharma?: string | null;
            /**
             * @description Active substance; required for a vaccine.
             * @example Vaxilorane
             */
            readonly substanceActive1?: string | null;
            /** @description Second active substance. */
            readonly substanceActive2?: string | null;
            /**
             * @description Route of administration.
             * @example Intramusculaire
             */
            readonly voieAdministration?: string | null;
            /**
             * @description Whether it expires on a day or with a month.
             * @default MOIS
             * @enum {string|null}
             */
            readonly peremptionType?: "JOUR" | "MOIS" | null;
            /**
             * @description How it is stored.
             * @example Entre 2 °C et 8 °C
             */
            readonly conservation?: string | null;
            /** @description Stability at 2-8 °C after thawing; a product that has one can be transferred frozen. Unit: hours. */
            readonly stabilite28?: number | null;
            /** @description Stability at -20 °C. Unit: hours. */
            readonly stabiliteMoins20?: number | null;
            /** @description Stability once brought to room temperature. Unit: hours. */
            readonly stabiliteMiseTemperature?: number | null;
            /** @description Stability once reconstituted. Unit: hours. */
            readonly stabiliteReconstitution?: number | null;
            /** @description Stability after the first dose was drawn. Unit: hours. */
            readonly stabilite1erPrelevement?: number | null;
            /** @description How long thawing takes. Unit: hours. */
            readonly dureeDecongelation?: number | null;
            /**
             * @description What one unit of stock is.
             * @example FLACON
             */
            readonly typeConditionnement: string;
            /**
             * @description Doses in one package; required for a vaccine. One decimal; two integer digits for a vaccine, three for others.
             * @example 6
             */
            readonly nbDoses?: number | null;
            /**
             * @description In a box; required for a vaccine. Unit: packages.
             * @example 195
             */
            readonly nbUnitesBoite?: number | null;
            /** @description Who made the record and who changed it last. */
            readonly history: components["schemas"]["RecordHistory"];
        };
        readonly ProductBody: {
            /**
             * Format: uuid
             * @description Id of the record, with `PUT` without an id in the path.
             */
            readonly id?: string | null;
            /** @description The version that was edited: 409 where somebody else changed the record since. Absent: no check. */
            readonly version?: number | null;
            /** @description In use. A record that is created without is inactive; a change leaves it as it is. */
            readonly actif?: boolean;
            /**
             * @description Code of the value list PRODUCT_TYPE. Required at creation; never changes.
             * @example VACCIN
             */
            readonly type?: string | null;
            /**
             * @description CIP code; exists once.
             * @example 3400930000011
             */
            readonly codeCip: string;
            /**
             * @description UCD code; required for a vaccine.
             * @example 9400011
             */
            readonly codeUcd?: string | null;
            /**
             * @description Commercial name.
             * @example Vaxilor
             */
            readonly nomCommercial: string;
            /**
             * @description Full name.
             * @example Vaxilor, dispersion à diluer pour injection
             */
            readonly nom: string;
            /** @description Under reinforced monitoring. */
            readonly surveillanceRenforcee?: boolean;
            /** @description Printed on delivery notes. */
            readonly commentaireBl?: string | null;
            /**
             * @description Pharmaceutical form; required for a vaccine.
             * @example Dispersion à diluer
             */
            readonly formePharma?: string | null;
            /**
             * @description Active substance; required for a vaccine.
             * @example Vaxilorane
             */
            readonly substanceActive1?: string | null;
            /** @description Second active substance. */
            readonly substanceActive2?: string | null;
            /**
             * @description Route of administration.
             * @example Intramusculaire
             */
            readonly voieAdministration?: string | null;
            /**
             * @description Whether it expires on a day or with a month.
             * @default MOIS
             * @enum {string|null}
             */
            readonly peremptionType?: "JOUR" | "MOIS" | null;
            /**
             * @description How it is stored.
             * @example Entre 2 °C et 8 °C
             */
            readonly conservation?: string | null;
            /** @description Stability at 2-8 °C after thawing; a product that has one can be transferred frozen. Unit: hours. */
            readonly stabilite28?: number | null;
            /** @description Stability at -20 °C. Unit: hours. */
            readonly stabiliteMoins20?: number | null;
            /** @description Stability once brought to room temperature. Unit: hours. */
            readonly stabiliteMiseTemperature?: number | null;
            /** @description Stability once reconstituted. Unit: hours. */
            readonly stabiliteReconstitution?: number | null;
            /** @description Stability after the first dose was drawn. Unit: hours. */
            readonly stabilite1erPrelevement?: number | null;
            /** @description How long thawing takes. Unit: hours. */
            readonly dureeDecongelation?: number | null;
            /**
             * @description What one unit of stock is.
             * @example FLACON
             */
            readonly typeConditionnement: string;
            /**
             * @description Doses in one package; required for a vaccine. One decimal; two integer digits for a vaccine, three for others.
             * @example 6
             */
            readonly nbDoses?: number | null;
            /**
             * @description In a box; required for a vaccine. Unit: packages.
             * @example 195
             */
            readonly nbUnitesBoite?: number | null;
        };
        readonly TemplateView: {
            /**
             * Format: uuid
             * @description Id.
             */
            readonly id?: string | null;
            /** @description Grows with every change; goes with a `PUT`. */
            readonly version?: number | null;
            /**
             * @description Name; exists once.
             * @example Bon de livraison 2026
             */
            readonly nom: string;
            /**
             * @description What is printed with it.
             * @example DISPATCH_BL
             * @enum {string}
             */
            readonly type: "REFERENT_BL" | "REFERENT_ETIQUETTE" | "REFERENT_FLACON" | "REFERENT_ETIQUETTE_CONTENANT" | "REFERENT_DECHET" | "DISPATCH_BL" | "DISPATCH_ETIQUETTE" | "DISPATCH_FLACON_36" | "DISPATCH_FLACON_96" | "DISPATCH_ETIQUETTE_CONTENANT" | "DISPATCH_DECHET" | "DISPATCH_RETOUR" | "VACCINATION_ETIQUETTE" | "VACCINATION_DECHET";
            /** @description Published: may be chosen for centres. A template that is created without is hidden. */
            readonly publie?: boolean;
            /** @description Who made the record and who changed it last. */
            readonly history: components["schemas"]["RecordHistory"];
            /**
             * @description Name of the .docx as it was sent; read-only.
             * @example bl-2026.docx
             */
            readonly fileName: string;
        };
        readonly TemplateForm: {
            /**
             * Format: uuid
             * @description Id of the record, with `PUT` without an id in the path.
             */
            readonly id?: string | null;
            /** @description The version that was edited: 409 where somebody else changed the record since. Absent: no check. */
            readonly version?: number | null;
            /**
             * @description Name; exists once.
             * @example Bon de livraison 2026
             */
            readonly nom: string;
            /**
             * @description What is printed with it.
             * @example DISPATCH_BL
             * @enum {string}
             */
            readonly type: "REFERENT_BL" | "REFERENT_ETIQUETTE" | "REFERENT_FLACON" | "REFERENT_ETIQUETTE_CONTENANT" | "REFERENT_DECHET" | "DISPATCH_BL" | "DISPATCH_ETIQUETTE" | "DISPATCH_FLACON_36" | "DISPATCH_FLACON_96" | "DISPATCH_ETIQUETTE_CONTENANT" | "DISPATCH_DECHET" | "DISPATCH_RETOUR" | "VACCINATION_ETIQUETTE" | "VACCINATION_DECHET";
            /** @description Published: may be chosen for centres. A template that is created without is hidden. */
            readonly publie?: boolean;
            /**
             * Format: binary
             * @description The .docx. Required at creation; afterwards it replaces the one before.
             */
            readonly file?: string;
        };
        readonly TrackerView: {
            /**
             * Format: uuid
             * @description Id.
             */
            readonly id?: string | null;
            /** @description Grows with every change; goes with a `PUT`. */
            readonly version?: number | null;
            /** @description In use. A record that is created without is inactive; a change leaves it as it is. */
            readonly actif?: boolean;
            /**
             * @description Manufacturer; with the name it exists once.
             * @example Thermotrace
             */
            readonly fabricant: string;
            /**
             * @description Name.
             * @example TT-100
             */
            readonly nom: string;
            /**
             * @description What kind of logger it is.
             * @example Enregistreur
             */
            readonly type1: string;
            /**
             * @description How it is read.
             * @example USB
             */
            readonly type2: string;
            /**
             * @description Lowest temperature that it may have recorded. Unit: °C.
             * @example 2
             */
            readonly minTemperature: number;
            /**
             * @description Highest temperature that it may have recorded. Unit: °C.
             * @example 8
             */
            readonly maxTemperature: number;
            /** @description Who made the record and who changed it last. */
            readonly history: components["schemas"]["RecordHistory"];
        };
        readonly TrackerBody: {
            /**
             * Format: uuid
             * @description Id of the record, with `PUT` without an id in the path.
             */
            readonly id?: string | null;
            /** @description The version that was edited: 409 where somebody else changed the record since. Absent: no check. */
            readonly version?: number | null;
            /** @description In use. A record that is created without is inactive; a change leaves it as it is. */
            readonly actif?: boolean;
            /**
             * @description Manufacturer; with the name it exists once.
             * @example Thermotrace
             */
            readonly fabricant: string;
            /**
             * @description Name.
             * @example TT-100
             */
            readonly nom: string;
            /**
             * @description What kind of logger it is.
             * @example Enregistreur
             */
            readonly type1: string;
            /**
             * @description How it is read.
             * @example USB
             */
            readonly type2: string;
            /**
             * @description Lowest temperature that it may have recorded. Unit: °C.
             * @example 2
             */
            readonly minTemperature: number;
            /**
             * @description Highest temperature that it may have recorded. Unit: °C.
             * @example 8
             */
            readonly maxTemperature: number;
        };
        readonly UserView: {
            /**
             * Format: uuid
             * @description Id.
             */
            readonly id?: string | null;
            /** @description Grows with every change; goes with a `PUT`. */
            readonly version?: number | null;
            /** @description In use. A record that is created without is inactive; a change leaves it as it is. */
            readonly actif?: boolean;
            /**
             * @description Login, whatever its case; exists once.
             * @example bellevue
             */
            readonly login: string;
            /**
             * Format: email
             * @description E-mail address; exists once.
             * @example bellevue@example.org
             */
            readonly email: string;
            /**
             * @description Last name.
             * @example Bernard
             */
            readonly lastname: string;
            /**
             * @description First name.
             * @example Claire
             */
            readonly firstname: string;
            /**
             * @description Telephone number.
             * @example +33 1 23 45 67 89
             */
            readonly phoneNumber?: string | null;
            /** @description Company or institution. */
            readonly company?: string | null;
            /**
             * @description Job or role in the institution, as free text.
             * @example Infirmière coordinatrice
             */
            readonly profile?: string | null;
            /** @description What the user may do. */
            readonly authorities?: readonly ("ROLE_ADMIN" | "ROLE_ADMIN_DISPATCH" | "ROLE_DISPATCH_CENTER" | "ROLE_VACCINATION_CENTER" | "ROLE_VACCINATION_POINT")[];
            /**
             * @description Language of the interface and of mails; the configured one where absent.
             * @enum {string|null}
             */
            readonly langue?: "fr" | "en" | null;
            /**
             * @description How dates are shown: FR DD/MM/YYYY, EN MM/DD/YYYY; that of the language where absent.
             * @enum {string|null}
             */
            readonly dateFormat?: "FR" | "EN" | null;
            /** @description Who made the record and who changed it last. */
            readonly history: components["schemas"]["RecordHistory"];
            /** @description Holds ROLE_ADMIN; read-only. */
            readonly isAdmin: boolean;
            /** @description Holds ROLE_ADMIN_DISPATCH; read-only. */
            readonly isAdminDispatch: boolean;
            /**
             * Format: date-time
             * @description When the password was set last; null: there is none yet, or nobody knows. Read-only.
             */
            readonly passwordChangedAt: string | null;
            /** @description Centres of the user; set with the centres, read-only here. */
            readonly centres: readonly components["schemas"]["CentreChoiceDto"][];
        };
        readonly NewUserBody: {
            /**
             * Format: uuid
             * @description Id of the record, with `PUT` without an id in the path.
             */
            readonly id?: string | null;
            /** @description The version that was edited: 409 where somebody else changed the record since. Absent: no check. */
            readonly version?: number | null;
            /** @description In use. A record that is created without is inactive; a change leaves it as it is. */
            readonly actif?: boolean;
            /**
             * @description Login, whatever its case; exists once.
             * @example bellevue
             */
            readonly login: string;
            /**
             * Format: email
             * @description E-mail address; exists once.
             * @example bellevue@example.org
             */
            readonly email: string;
            /**
             * @description Last name.
             * @example Bernard
             */
            readonly lastname: string;
            /**
             * @description First name.
             * @example Claire
             */
            readonly firstname: string;
            /**
             * @description Telephone number.
             * @example +33 1 23 45 67 89
             */
            readonly phoneNumber?: string | null;
            /** @description Company or institution. */
            readonly company?: string | null;
            /**
             * @description Job or role in the institution, as free text.
             * @example Infirmière coordinatrice
             */
            readonly profile?: string | null;
            /** @description What the user may do. */
            readonly authorities?: readonly ("ROLE_ADMIN" | "ROLE_ADMIN_DISPATCH" | "ROLE_DISPATCH_CENTER" | "ROLE_VACCINATION_CENTER" | "ROLE_VACCINATION_POINT")[];
            /**
             * @description Language of the interface and of mails; the configured one where absent.
             * @enum {string|null}
             */
            readonly langue?: "fr" | "en" | null;
            /**
             * @description How dates are shown: FR DD/MM/YYYY, EN MM/DD/YYYY; that of the language where absent.
             * @enum {string|null}
             */
            readonly dateFormat?: "FR" | "EN" | null;
            /**
             * Format: password
             * @description Absent: the user gets a mail with an activation link and chooses one.
             */
            readonly password?: string;
            /**
             * Format: password
             * @description The password once more; checked where it is sent.
             */
            readonly confirmation?: string;
        };
        readonly UserBody: {
            /**
             * Format: uuid
             * @description Id of the record, with `PUT` without an id in the path.
             */
            readonly id?: string | null;
            /** @description The version that was edited: 409 where somebody else changed the record since. Absent: no check. */
            readonly version?: number | null;
            /** @description In use. A record that is created without is inactive; a change leaves it as it is. */
            readonly actif?: boolean;
            /**
             * @description Login, whatever its case; exists once.
             * @example bellevue
             */
            readonly login: string;
            /**
             * Format: email
             * @description E-mail address; exists once.
             * @example bellevue@example.org
             */
            readonly email: string;
            /**
             * @description Last name.
             * @example Bernard
             */
            readonly lastname: string;
            /**
             * @description First name.
             * @example Claire
             */
            readonly firstname: string;
            /**
             * @description Telephone number.
             * @example +33 1 23 45 67 89
             */
            readonly phoneNumber?: string | null;
            /** @description Company or institution. */
            readonly company?: string | null;
            /**
             * @description Job or role in the institution, as free text.
             * @example Infirmière coordinatrice
             */
            readonly profile?: string | null;
            /** @description What the user may do. */
            readonly authorities?: readonly ("ROLE_ADMIN" | "ROLE_ADMIN_DISPATCH" | "ROLE_DISPATCH_CENTER" | "ROLE_VACCINATION_CENTER" | "ROLE_VACCINATION_POINT")[];
            /**
             * @description Language of the interface and of mails; the configured one where absent.
             * @enum {string|null}
             */
            readonly langue?: "fr" | "en" | null;
            /**
             * @description How dates are shown: FR DD/MM/YYYY, EN MM/DD/YYYY; that of the language where absent.
             * @enum {string|null}
             */
            readonly dateFormat?: "FR" | "EN" | null;
        };
        readonly LabelsBody: {
            /**
             * @description In French.
             * @example Casse
             */
            readonly 1: string;
            /**
             * @description In English.
             * @example Breakage
             */
            readonly 2: string;
        };
        readonly ValueListEntryView: {
            /**
             * Format: uuid
             * @description Id.
             */
            readonly id?: string | null;
            /** @description Grows with every change; goes with a `PUT`. */
            readonly version?: number | null;
            /** @description In use. A record that is created without is inactive; a change leaves it as it is. */
            readonly actif?: boolean;
            /**
             * @description The list. Required at creation; never changes.
             * @example SCRAPPING_CAUSE
             */
            readonly liste?: string | null;
            /**
             * @description What records keep of the choice; exists once in its list. Required at creation; never changes.
             * @example CASSE
             */
            readonly code?: string | null;
            /** @description What users read, by language id. */
            readonly labels: components["schemas"]["LabelsBody"];
            /** @description Who made the record and who changed it last. */
            readonly history: components["schemas"]["RecordHistory"];
        };
        readonly ValueListEntryBody: {
            /**
             * Format: uuid
             * @description Id of the record, with `PUT` without an id in the path.
             */
            readonly id?: string | null;
            /** @description The version that was edited: 409 where somebody else changed the record since. Absent: no check. */
            readonly version?: number | null;
            /** @description In use. A record that is created without is inactive; a change leaves it as it is. */
            readonly actif?: boolean;
            /**
             * @description The list. Required at creation; never changes.
             * @example SCRAPPING_CAUSE
             */
            readonly liste?: string | null;
            /**
             * @description What records keep of the choice; exists once in its list. Required at creation; never changes.
             * @example CASSE
             */
            readonly code?: string | null;
            /** @description What users read, by language id. */
            readonly labels: components["schemas"]["LabelsBody"];
        };
        readonly ReferentReceptionBody: {
            /**
             * Format: uuid
             * @description Delivery note that is received.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly referentBlId: string;
            /**
             * Format: date-time
             * @description When the goods were received; not in the future. ISO 8601 with an offset.
             * @example 2026-11-20T09:30:00+01:00
             */
            readonly reception: string;
            /**
             * @description The reception is compliant. Where it is not, a comment is required.
             * @default true
             * @example true
             */
            readonly conforme?: boolean | null;
            /**
             * @description Why the reception is not compliant.
             * @example Un carton ouvert
             */
            readonly commentaire?: string | null;
        };
        readonly Created: {
            /**
             * Format: uuid
             * @description Id of the operation; for an entry, of the stock batch.
             * @example 7c1f8f0e-52c5-5b0f-9d0b-6f0c2a8f7a11
             */
            readonly id: string;
        };
        readonly VaccinationReceptionBody: {
            /**
             * Format: uuid
             * @description Delivery note that is received; `numeroBl` may stand in for it.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly idBl: string;
            /**
             * @description Number of the delivery note.
             * @example PN-2026-000123
             */
            readonly numeroBl?: string | null;
            /**
             * @description The reception is compliant. Where it is not, a comment is required.
             * @default true
             * @example true
             */
            readonly conforme?: boolean | null;
            /**
             * @description Why the reception is not compliant.
             * @example Un carton ouvert
             */
            readonly commentaire?: string | null;
        };
        readonly CreatedOnline: {
            /**
             * Format: uuid
             * @description Id of the operation; for an entry, of the stock batch.
             * @example 7c1f8f0e-52c5-5b0f-9d0b-6f0c2a8f7a11
             */
            readonly id: string;
            /**
             * @description Always false: true is the console’s own answer while it queues actions offline.
             * @example false
             */
            readonly offline: boolean;
        };
        readonly CentreReference: {
            /**
             * Format: uuid
             * @description Centre.
             * @example 0f0c6c1e-1f5e-5c55-9c38-5f9d5c4f5a01
             */
            readonly id: string;
            /**
             * @description Name.
             * @example Centre Bellevue
             */
            readonly nom: string;
            /**
             * @description Department.
             * @example null
             */
            readonly service: string | null;
            /**
             * @description Type.
             * @example VACCINATION
             * @enum {string}
             */
            readonly type: "REFERENT" | "DISPATCH" | "VACCINATION" | "VACCINATION_POINT";
        };
        readonly ProductReference: {
            /**
             * Format: uuid
             * @description Product.
             * @example 7f0c6c1e-1f5e-5c55-9c38-5f9d5c4f5a01
             */
            readonly id: string;
            /**
             * @description Name.
             * @example Vaxilor, suspension injectable
             */
            readonly nom: string;
            /**
             * @description Commercial name.
             * @example Vaxilor
             */
            readonly nomCommercial: string;
            /**
             * @description Code of the value list PRODUCT_TYPE.
             * @example VACCIN
             */
            readonly type: string;
            /**
             * @description What one package is.
             * @example FLACON
             */
            readonly typeConditionnement: string;
            /**
             * @description Doses in one package, one decimal. Unit: doses.
             * @example 6
             */
            readonly nbDoses: number;
            /**
             * @description Whether it expires by day or by month.
             * @example MOIS
             * @enum {string}
             */
            readonly peremptionType: "JOUR" | "MOIS";
        };
        readonly BatchView: {
            /**
             * Format: uuid
             * @description Batch.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id: string;
            /**
             * @description Batch number.
             * @example VX2411A
             */
            readonly lot: string;
            /**
             * Format: date
             * @description Expiry; for month-type products the last day of the month.
             * @example 2027-06-30
             */
            readonly peremption: string;
            /**
             * @description Thermal state in which it had entered.
             * @example null
             * @enum {string|null}
             */
            readonly transfertType: "CONGELE" | "MOINS_20" | "DECONGELE" | null;
        };
        readonly PreparationLineView: {
            /**
             * Format: uuid
             * @description Line (`idLigneBl`).
             * @example 9a1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id: string;
            /** @description Product. */
            readonly produit: components["schemas"]["ProductReference"];
            /** @description Batch at the issuing centre. */
            readonly stock: components["schemas"]["BatchView"];
            /**
             * @description External reference.
             * @example CMD-2026-77
             */
            readonly refExterne: string | null;
            /**
             * @description What left. Unit: packages.
             * @example 20
             */
            readonly quantite: number;
            /**
             * Format: date-time
             * @description When it leaves the freezer (`sortie`).
             * @example 2026-11-20T08:30:00.000Z
             */
            readonly dateSortie: string | null;
            /**
             * @description What is left: of the line at the vaccination centre that received it, else of its batch at the issuing centre; 0 where the destination is not followed up. Unit: packages.
             * @example 12
             */
            readonly quantiteStock: number;
            /**
             * @description PREPARE on the way, RECU received, ANNULE cancelled.
             * @example PREPARE
             * @enum {string}
             */
            readonly statut: "PREPARE" | "RECU" | "ANNULE";
            /**
             * Format: date-time
             * @description May be used until; null where no limit is known yet.
             * @example 2026-12-20T08:30:00.000Z
             */
            readonly limiteUtilisation: string | null;
            /**
             * @description Thermal state of the batch.
             * @example null
             * @enum {string|null}
             */
            readonly stockTransfertType: "CONGELE" | "MOINS_20" | "DECONGELE" | null;
        };
        readonly Preparation: {
            /**
             * Format: uuid
             * @description Delivery note, which is also the preparation.
             * @example 5f1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id: string;
            /**
             * @description Number.
             * @example PN-2026-000123
             */
            readonly numeroBl: string;
            /**
             * Format: date-time
             * @description When it was prepared.
             * @example 2026-11-20T07:55:12.000Z
             */
            readonly date: string;
            /**
             * @description Prepared as thawed.
             * @example false
             */
            readonly decongele: boolean;
            /** @description Issuing centre. */
            readonly emetteur: components["schemas"]["CentreReference"];
            /** @description Where it goes; null for a transfer without a destination. */
            readonly destination: components["schemas"]["CentreReference"] | null;
            /** @description Lines. */
            readonly lignes: readonly components["schemas"]["PreparationLineView"][];
            /**
             * @description Was cancelled.
             * @example false
             */
            readonly annule: boolean;
            /**
             * @description Is a transfer.
             * @example false
             */
            readonly transfert: boolean;
            /**
             * @description The destination is not followed up: nothing is received there.
             * @example false
             */
            readonly desactivationSuivi: boolean;
            /**
             * @description Comment for the destination.
             * @example Quai 2
             */
            readonly commentaireDestination: string | null;
            /**
             * @description Comment, of the replenishment request where there is one.
             * @example null
             */
            readonly commentaireDemande: string | null;
            /**
             * Format: uuid
             * @description Replenishment request that it serves.
             * @example null
             */
            readonly idDemande: string | null;
            /**
             * Format: uuid
             * @description Tracker.
             * @example null
             */
            readonly idTracker: string | null;
            /**
             * @description Number of the tracker.
             * @example TR-0042
             */
            readonly numTracker: string | null;
            /**
             * Format: uuid
             * @description Carrier.
             * @example null
             */
            readonly idTransporteur: string | null;
            /**
             * Format: uuid
             * @description Container.
             * @example null
             */
            readonly idContenant: string | null;
            /**
             * @description Number of the container.
             * @example CT-0007
             */
            readonly numContenant: string | null;
            /**
             * @description Who prepared it.
             * @example Claire Dubois
             */
            readonly utilisateur: string;
        };
        readonly ExternalEntryBody: {
            /**
             * Format: uuid
             * @description Product.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly idProduit: string;
            /**
             * @description How much arrives. Unit: packages.
             * @example 20
             */
            readonly quantite: number;
            /**
             * @description Batch number.
             * @example FX4402
             */
            readonly lot: string;
            /**
             * Format: date
             * @description Expiry; for a month-type product any day of the month. Not in the past. `YYYY-MM-DD`.
             * @example 2027-06-30
             */
            readonly peremption: string;
            /**
             * Format: date-time
             * @description When the goods were received. Default: now. ISO 8601 with an offset.
             * @example 2026-11-20T09:30:00+01:00
             */
            readonly reception?: string | null;
            /**
             * @description The reception is compliant. Where it is not, a comment is required.
             * @default true
             * @example true
             */
            readonly conforme?: boolean | null;
            /**
             * @description Why the reception is not compliant.
             * @example Un carton ouvert
             */
            readonly commentaire?: string | null;
            /**
             * @description Present: the entry is a transfer, in this thermal state. Only for products with `stabilite28`.
             * @example CONGELE
             * @enum {string|null}
             */
            readonly transfertType?: "CONGELE" | "MOINS_20" | "DECONGELE" | null;
            /**
             * Format: date-time
             * @description When the goods left the freezer; required with MOINS_20 and DECONGELE. ISO 8601 with an offset.
             * @example 2026-11-20T09:30:00+01:00
             */
            readonly transfertDate?: string | null;
        };
        readonly PreparationLineBody: {
            /**
             * Format: uuid
             * @description Product.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly idProduit: string;
            /**
             * @description Type of the product, as the client knows it; the product’s own type decides.
             * @example VACCIN
             */
            readonly typeProduit?: string | null;
            /**
             * @description How much leaves. Unit: packages.
             * @example 5
             */
            readonly quantite: number;
            /**
             * Format: uuid
             * @description Stock batch; required for vaccines. Without it, what expires first leaves first.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly idStock?: string | null;
            /**
             * Format: date-time
             * @description When it leaves the freezer; required for products with `stabilite28`, unless the batch is frozen. ISO 8601 with an offset.
             * @example 2026-11-20T09:30:00+01:00
             */
            readonly sortie?: string | null;
            /**
             * @description External reference.
             * @example CMD-2026-118
             */
            readonly refExterne?: string | null;
            /**
             * @description Take goods that came back from a return, where no batch is named.
             * @default false
             * @example false
             */
            readonly isRetour?: boolean | null;
        };
        readonly DispatchPreparationBody: {
            /** @description What is sent; at least one line. */
            readonly produits: readonly components["schemas"]["PreparationLineBody"][];
            /**
             * @description The goods leave thawed.
             * @default false
             * @example false
             */
            readonly decongele?: boolean | null;
            /**
             * Format: uuid
             * @description Centre that receives: a child of the selected one.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly destination: string;
            /**
             * @description Comment for the destination.
             * @example Livrer avant midi
             */
            readonly commentaireDestination?: string | null;
            /**
             * Format: uuid
             * @description Temperature tracker.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly idTracker?: string | null;
            /**
             * @description Number of the tracker; needs a tracker.
             * @example TR-0042
             */
            readonly numTracker?: string | null;
            /**
             * Format: uuid
             * @description Carrier.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly idTransporteur?: string | null;
            /**
             * Format: uuid
             * @description Container.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly idContenant?: string | null;
            /**
             * @description Number of the container; needs a container.
             * @example C-17
             */
            readonly numContenant?: string | null;
            /**
             * @description The destination does not follow this note up in the system.
             * @default false
             * @example false
             */
            readonly suiviDesactive?: boolean | null;
            /**
             * @description The shipment is a transfer, which may go without a destination.
             * @default false
             * @example false
             */
            readonly transfert?: boolean | null;
            /**
             * Format: uuid
             * @description Replenishment request that the preparation serves.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly replenishmentId?: string | null;
            /**
             * @description Comment of the replenishment request.
             * @example Demande urgente
             */
            readonly commentaire?: string | null;
            /**
             * @description The user confirmed what a check asked about.
             * @default false
             * @example false
             */
            readonly forceValidation?: boolean | null;
        };
        readonly CentreScrappingBody: {
            /**
             * Format: uuid
             * @description Product; that of the batch.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly idProduit: string;
            /**
             * Format: uuid
             * @description Stock batch.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly idStock: string;
            /**
             * @description How much is scrapped. Unit: packages.
             * @example 1
             */
            readonly quantite: number;
            /**
             * @description Code of the value list SCRAPPING_CAUSE.
             * @example CASSE
             */
            readonly cause: string;
            /**
             * @description Comment; required for the cause AUTRE.
             * @example Chute du carton
             */
            readonly commentaire?: string | null;
        };
        readonly StockReturnBody: {
            /**
             * Format: uuid
             * @description Vaccination centre that the goods come back from: a child of the selected one.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly idCentreRetour: string;
            /**
             * Format: uuid
             * @description Delivery-note line by which they had left.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly idLigneBl: string;
            /**
             * Format: uuid
             * @description Product; that of the line.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly idProduit: string;
            /**
             * @description How much comes back. Unit: packages.
             * @example 3
             */
            readonly quantite: number;
            /**
             * @description The user confirmed a quantity above what the centre has left.
             * @default false
             * @example false
             */
            readonly forceValidation?: boolean | null;
            /**
             * @description Comment.
             * @example Séance annulée
             */
            readonly commentaireRetour?: string | null;
        };
        readonly StockEditBody: {
            /**
             * Format: uuid
             * @description Stock batch; at a vaccination centre the received delivery-note line.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly idStock: string;
            /**
             * @description What is added, or taken where negative; never 0. This or `peremption` is required. Unit: packages.
             * @example -2
             */
            readonly quantite?: number | null;
            /**
             * Format: date
             * @description New expiry; for a month-type product any day of the month. Not in the past. `YYYY-MM-DD`.
             * @example 2027-06-30
             */
            readonly peremption?: string | null;
            /**
             * @description Why.
             * @example Inventaire du mois
             */
            readonly commentaire: string;
        };
        readonly StockRow: {
            /**
             * Format: uuid
             * @description Batch; at a vaccination centre the delivery-note line (`idLigneBl`).
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id: string;
            /**
             * @description Batch number.
             * @example VX2411A
             */
            readonly lot: string;
            /**
             * Format: date
             * @description Expiry; for month-type products the last day of the month.
             * @example 2027-06-30
             */
            readonly peremption: string;
            /**
             * @description What is there. Unit: packages.
             * @example 12
             */
            readonly quantite: number;
            /**
             * @description Comes from a product return.
             * @example false
             */
            readonly retourProduit: boolean;
            /**
             * @description Thawed.
             * @example false
             */
            readonly decongele: boolean;
            /**
             * @description Thermal state in which it entered.
             * @example null
             * @enum {string|null}
             */
            readonly transfertType: "CONGELE" | "MOINS_20" | "DECONGELE" | null;
            /**
             * Format: date-time
             * @description When it entered that state.
             * @example null
             */
            readonly transfertDate: string | null;
            /** @description Product. */
            readonly produit: components["schemas"]["ProductReference"];
            /** @description Where it is. */
            readonly centre: components["schemas"]["CentreReference"];
            /**
             * @description Type of that centre.
             * @example DISPATCH
             * @enum {string}
             */
            readonly centerType: "REFERENT" | "DISPATCH" | "VACCINATION" | "VACCINATION_POINT";
            /**
             * Format: date-time
             * @description May be used until; null where no limit is known yet.
             * @example 2027-06-30T21:00:00.000Z
             */
            readonly limiteUtilisation: string | null;
            /**
             * Format: uuid
             * @description Delivery-note line, at a vaccination centre.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly idLigneBl?: string;
            /**
             * @description Number of the delivery note by which it arrived.
             * @example PN-2026-000123
             */
            readonly numeroBl?: string;
        };
        readonly ReferentPreparationBody: {
            /** @description What is sent; at least one line. */
            readonly produits: readonly components["schemas"]["PreparationLineBody"][];
            /**
             * @description The goods leave thawed.
             * @default false
             * @example false
             */
            readonly decongele?: boolean | null;
            /**
             * Format: uuid
             * @description Centre that receives: a child of the selected one.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly destination: string;
            /**
             * @description Comment for the destination.
             * @example Livrer avant midi
             */
            readonly commentaireDestination?: string | null;
            /**
             * Format: uuid
             * @description Temperature tracker.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly idTracker?: string | null;
            /**
             * @description Number of the tracker; needs a tracker.
             * @example TR-0042
             */
            readonly numTracker?: string | null;
            /**
             * Format: uuid
             * @description Carrier.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly idTransporteur?: string | null;
            /**
             * Format: uuid
             * @description Container.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly idContenant?: string | null;
            /**
             * @description Number of the container; needs a container.
             * @example C-17
             */
            readonly numContenant?: string | null;
            /**
             * @description The destination does not follow this note up in the system.
             * @default false
             * @example false
             */
            readonly suiviDesactive?: boolean | null;
        };
        readonly UseDeclarationBody: {
            /**
             * Format: uuid
             * @description Product.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly idProduit: string;
            /**
             * @description What the counts stand for, a day or a week. Default: as the centre is set.
             * @example JOUR
             * @enum {string|null}
             */
            readonly modeAdministration?: "JOUR" | "SEMAINE" | null;
            /**
             * Format: date
             * @description The day; required in day mode. `YYYY-MM-DD`.
             * @example 2027-06-30
             */
            readonly dayOfWeek?: string | null;
            /**
             * Format: date
             * @description A day of the week, usually its Sunday; required in week mode. `YYYY-MM-DD`.
             * @example 2027-06-30
             */
            readonly endOfWeek?: string | null;
            /**
             * @description First doses administered. Unit: doses.
             * @example 14
             */
            readonly doseCount1?: number | null;
            /**
             * @description Second doses administered. Unit: doses.
             * @example 6
             */
            readonly doseCount2?: number | null;
            /**
             * @description Third doses and boosters administered. Unit: doses.
             * @example 0
             */
            readonly doseCount3?: number | null;
            /**
             * @description Single doses administered. Unit: doses.
             * @example 0
             */
            readonly doseCountSingle?: number | null;
        };
        readonly FridgeExitBody: {
            /**
             * Format: uuid
             * @description Received delivery-note line: the stock unit of a vaccination centre.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly idLigneBl: string;
            /**
             * @description How much is taken. In syringe mode it may be left out: so many packages as the syringes open. Unit: packages.
             * @example 2
             */
            readonly quantite?: number | null;
            /**
             * @description Drawn syringes; required in syringe mode. Unit: syringes.
             * @example 12
             */
            readonly seringue?: number | null;
            /**
             * @description Entry mode: vials or syringes.
             * @default FLACON
             * @example FLACON
             * @enum {string|null}
             */
            readonly typeConditionnement?: "FLACON" | "SERINGUE" | null;
            /**
             * @description Where it goes.
             * @default INTERNE
             * @example INTERNE
             * @enum {string|null}
             */
            readonly sortieType?: "INTERNE" | "VACCINATION_POINT" | null;
            /**
             * Format: uuid
             * @description Vaccination point below the centre; required with VACCINATION_POINT.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly idPoint?: string | null;
            /**
             * @description Comment.
             * @example Séance du matin
             */
            readonly commentaire?: string | null;
        };
        readonly VaccinationScrappingBody: {
            /**
             * Format: uuid
             * @description Received delivery-note line: the stock unit of a vaccination centre.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly idLigneBl: string;
            /**
             * @description How much is scrapped. Unit: packages.
             * @example 1
             */
            readonly quantite: number;
            /**
             * @description Code of the value list SCRAPPING_CAUSE.
             * @example PEREMPTION
             */
            readonly causeDechet: string;
            /**
             * @description Comment; required for the cause AUTRE.
             * @example Flacon entamé
             */
            readonly commentaireDechet?: string | null;
        };
        readonly DeadLetterView: {
            /**
             * @description What kind of job it is.
             * @example mail
             * @enum {string}
             */
            readonly queue: "documents" | "mail" | "exports";
            /**
             * @description Id of the job.
             * @example 7f0c6c1e-1f5e-5c55-9c38-5f9d5c4f5a01
             */
            readonly id: string;
            /**
             * @description A mail’s receiver and subject, a document’s type, an exported list.
             * @example bellevue@example.org: Preparation PN-2026-000123
             */
            readonly subject: string;
            /**
             * @description What its last attempt said.
             * @example connect ECONNREFUSED
             */
            readonly reason: string;
            /**
             * @description Attempts made.
             * @example 14
             */
            readonly attempts: number;
            /**
             * Format: date-time
             * @description When it was handed in.
             * @example 2026-11-20T08:30:00.000Z
             */
            readonly createdAt: string;
            /**
             * Format: date-time
             * @description When it was given up.
             * @example 2026-11-20T19:30:00.000Z
             */
            readonly failedAt: string | null;
        };
        readonly ResentView: {
            /**
             * @description Jobs that are tried again.
             * @example 3
             */
            readonly resent: number;
        };
        readonly BoxesAndBottlesBody: {
            /**
             * @description Boxes on the label. Unit: boxes.
             * @example 1
             */
            readonly boxes: number;
            /**
             * @description Packages outside boxes on the label. Unit: packages.
             * @example 15
             */
            readonly bottles: number;
        };
        readonly LabelSelectionBody: {
            /**
             * Format: uuid
             * @description Line of the note.
             * @example 7f0c6c1e-1f5e-5c55-9c38-5f9d5c4f5a01
             */
            readonly idLigne: string;
            /**
             * @description What is left over: a label of its own where it is not 0. Unit: packages.
             * @example 0
             */
            readonly nbRestant?: number;
            /** @description One label each. */
            readonly lignes: readonly components["schemas"]["BoxesAndBottlesBody"][];
        };
        readonly FieldView: {
            /**
             * @description As it stands in a tag: `{{numeroBl}}`.
             * @example numeroBl
             */
            readonly nom: string;
            /**
             * @description TEXTE prints; BOOLEEN is asked with `if`; CODE prints as a DataMatrix; GROUPE and LISTE hold others.
             * @example TEXTE
             * @enum {string}
             */
            readonly type: "TEXTE" | "BOOLEEN" | "CODE" | "GROUPE" | "LISTE";
            /**
             * @description What it says.
             * @example Number of the delivery note
             */
            readonly libelle: string;
            /** @description Fields of a group, or of each item of a list. */
            readonly champs?: readonly components["schemas"]["FieldView"][];
        };
        readonly ExportStatusView: {
            /**
             * Format: uuid
             * @description Export.
             * @example 5f1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id: string;
            /**
             * @description How far it is.
             * @example EN_COURS
             * @enum {string}
             */
            readonly statut: "EN_ATTENTE" | "EN_COURS" | "TERMINE" | "ECHEC" | "ANNULE";
            /**
             * @description Written so far. Unit: rows.
             * @example 42000
             */
            readonly nbLignes: number;
            /**
             * @description In all, as counted at the beginning; 0 before. Unit: rows.
             * @example 100000
             */
            readonly nbLignesTotal: number;
        };
        readonly OutboxMailRow: {
            /**
             * @description Mail: the name of its file.
             * @example 2026-11-21T09-30-00.000Z-5f1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d.eml
             */
            readonly id: string;
            /**
             * Format: date-time
             * @description When it was handed in.
             */
            readonly date: string;
            /**
             * @description Receiver.
             * @example bellevue@demo.example
             */
            readonly destinataire: string;
            /**
             * @description Subject.
             * @example Livraison en préparation : PN-2026-000123
             */
            readonly objet: string;
        };
        readonly OutboxMailView: {
            /**
             * @description Mail: the name of its file.
             * @example 2026-11-21T09-30-00.000Z-5f1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d.eml
             */
            readonly id: string;
            /**
             * Format: date-time
             * @description When it was handed in.
             */
            readonly date: string;
            /**
             * @description Receiver.
             * @example bellevue@demo.example
             */
            readonly destinataire: string;
            /**
             * @description Subject.
             * @example Livraison en préparation : PN-2026-000123
             */
            readonly objet: string;
            /** @description Plain text. */
            readonly texte: string;
            /** @description The same in HTML, where there is one. */
            readonly html: string | null;
        };
        readonly LoginDto: {
            /**
             * @description Login, whatever its case.
             * @example bellevue
             */
            readonly username: string;
            /**
             * Format: password
             * @description Password.
             */
            readonly password: string;
            /**
             * @description True: the token lives 30 days instead of 30 minutes.
             * @default false
             */
            readonly rememberMe?: boolean;
        };
        readonly TokenDto: {
            /**
             * @description Goes into the header `Authorization: Bearer <token>`.
             * @example eyJhbGciOiJIUzI1NiJ9…
             */
            readonly token: string;
            /**
             * Format: date-time
             * @description Instant after which the token is refused.
             * @example 2026-11-21T10:30:00.000Z
             */
            readonly expiresAt: string;
        };
        readonly AccountDto: {
            /**
             * Format: uuid
             * @description User id.
             */
            readonly id: string;
            /**
             * @description Login.
             * @example bellevue
             */
            readonly login: string;
            /**
             * @description First name.
             * @example Claire
             */
            readonly firstname: string;
            /**
             * @description Last name.
             * @example Bernard
             */
            readonly lastname: string;
            /**
             * Format: email
             * @description E-mail address.
             * @example bellevue@example.org
             */
            readonly email: string;
            /**
             * @description Telephone number.
             * @example +33 1 23 45 67 89
             */
            readonly phoneNumber: string | null;
            /** @description Company or institution. */
            readonly company: string | null;
            /** @description Job or role in the institution, as free text. */
            readonly profile: string | null;
            /**
             * @description Authorities.
             * @example [
             *       "ROLE_VACCINATION_CENTER"
             *     ]
             */
            readonly authorities: readonly ("ROLE_ADMIN" | "ROLE_ADMIN_DISPATCH" | "ROLE_DISPATCH_CENTER" | "ROLE_VACCINATION_CENTER" | "ROLE_VACCINATION_POINT")[];
            /**
             * @description Holds ROLE_ADMIN.
             * @example false
             */
            readonly isAdmin: boolean;
            /**
             * @description Holds ROLE_ADMIN_DISPATCH; of effect while the selected centre is not a referent.
             * @example false
             */
            readonly isAdminDispatch: boolean;
            /**
             * @description Language of the interface and of messages.
             * @example fr
             * @enum {string}
             */
            readonly langue: "fr" | "en";
            /**
             * @description How dates are shown: FR DD/MM/YYYY, EN MM/DD/YYYY.
             * @example FR
             * @enum {string}
             */
            readonly dateFormat: "FR" | "EN";
        };
        readonly ForgottenPasswordDto: {
            /**
             * @description Login of whoever forgot the password.
             * @example bellevue
             */
            readonly login: string;
        };
        readonly ResetPasswordDto: {
            /**
             * @description Token from the mailed link; works once, for one hour.
             * @example q1vXb0mZk3dYt7uWc5sRfA
             */
            readonly token: string;
            /**
             * Format: password
             * @description New password: at least 12 characters with a lowercase and an uppercase letter, a digit and a special character.
             */
            readonly password: string;
            /**
             * Format: password
             * @description The new password once more.
             */
            readonly confirmation: string;
        };
        readonly ChangePasswordDto: {
            /**
             * Format: password
             * @description Current password.
             */
            readonly oldPassword: string;
            /**
             * Format: password
             * @description New password: at least 12 characters with a lowercase and an uppercase letter, a digit and a special character.
             */
            readonly password: string;
            /**
             * Format: password
             * @description The new password once more.
             */
            readonly confirmation: string;
        };
        readonly CarrierDto: {
            /**
             * Format: uuid
             * @description Carrier id.
             */
            readonly id: string;
            /**
             * @description Name, unique.
             * @example Froid Express Nord
             */
            readonly nom: string;
            /**
             * @description SIRET number, unique.
             * @example 40000000000011
             */
            readonly siret: string | null;
            /**
             * Format: uuid
             * @description The dispatch centre that it drives for.
             */
            readonly idCentre: string;
            /** @description The dispatch centre that it drives for. */
            readonly centreDispatch: components["schemas"]["CarrierCentreDto"];
            /**
             * @description Street and number.
             * @example 1 rue des Transporteurs
             */
            readonly adresse: string;
            /** @description Second line of the address. */
            readonly complementAdresse: string | null;
            /**
             * @description Postal code.
             * @example 59810
             */
            readonly codePostal: string;
            /**
             * @description Town.
             * @example Lesquin
             */
            readonly ville: string;
            /**
             * @description Country.
             * @example France
             */
            readonly pays: string;
            /**
             * @description Telephone number.
             * @example +33 3 20 00 01 11
             */
            readonly telephone: string | null;
            /**
             * Format: email
             * @description E-mail address of the contact.
             * @example exploitation@froid-nord.example
             */
            readonly mailContact: string;
            /**
             * @description May be chosen.
             * @example true
             */
            readonly actif: boolean;
        };
        readonly OwnCentreDto: {
            /**
             * Format: uuid
             * @description Centre id.
             */
            readonly id: string;
            /**
             * @description Name.
             * @example Centre Bellevue
             */
            readonly nom: string;
            /**
             * @description Service within the institution.
             * @example Vaccination
             */
            readonly service: string | null;
            /**
             * @description Type.
             * @example VACCINATION
             * @enum {string}
             */
            readonly type: "REFERENT" | "DISPATCH" | "VACCINATION" | "VACCINATION_POINT";
            /**
             * @description Keeps stock; false only for a referent that oversees.
             * @example true
             */
            readonly gestionStock: boolean;
            /**
             * @description May work without a network.
             * @example true
             */
            readonly modeOffline: boolean;
            /**
             * @description Uses are declared by day or by week; null where the centre declares none.
             * @example JOUR
             * @enum {string|null}
             */
            readonly modeAdmin: "JOUR" | "SEMAINE" | null;
            /**
             * @description Receives nothing in the system: what is sent to it stays on the way.
             * @example false
             */
            readonly desactivationSuivi: boolean;
            /**
             * Format: uuid
             * @description Default carrier.
             */
            readonly idTransporteur: string | null;
        };
        readonly CentreTreeDto: {
            /**
             * Format: uuid
             * @description Centre id.
             */
            readonly id: string;
            /**
             * @description Name.
             * @example Centre Bellevue
             */
            readonly nom: string;
            /**
             * @description Service within the institution.
             * @example Vaccination
             */
            readonly service: string | null;
            /**
             * @description Type.
             * @example VACCINATION
             * @enum {string}
             */
            readonly type: "REFERENT" | "DISPATCH" | "VACCINATION" | "VACCINATION_POINT";
            /**
             * @description Keeps stock; false only for a referent that oversees.
             * @example true
             */
            readonly gestionStock: boolean;
            /**
             * @description May work without a network.
             * @example true
             */
            readonly modeOffline: boolean;
            /**
             * @description Uses are declared by day or by week; null where the centre declares none.
             * @example JOUR
             * @enum {string|null}
             */
            readonly modeAdmin: "JOUR" | "SEMAINE" | null;
            /**
             * @description Receives nothing in the system: what is sent to it stays on the way.
             * @example false
             */
            readonly desactivationSuivi: boolean;
            /**
             * Format: uuid
             * @description Default carrier.
             */
            readonly idTransporteur: string | null;
            /** @description Centres right above, without their own relations. */
            readonly parents: readonly components["schemas"]["OwnCentreDto"][];
            /** @description Vaccination centres and points right below. */
            readonly childrenVaccination: readonly components["schemas"]["CentreTreeDto"][];
            /** @description Dispatch and referent centres right below. */
            readonly childrenDispatch: readonly components["schemas"]["CentreTreeDto"][];
        };
        readonly ContainerDto: {
            /**
             * Format: uuid
             * @description Container id.
             */
            readonly id: string;
            /**
             * @description Name, unique for its maker.
             * @example Caisse isotherme 12 L
             */
            readonly nom: string;
            /**
             * @description Maker.
             * @example Isotherma
             */
            readonly fabricant: string;
            /**
             * @description Kind of container, as free text.
             * @example Passif 2-8 °C
             */
            readonly type: string;
            /**
             * @description Size, in the maker’s unit.
             * @example 12
             */
            readonly taille: number;
            /**
             * @description Weight, in the maker’s unit.
             * @example 3.4
             */
            readonly poids: number;
            /**
             * @description Capacity, in the maker’s unit.
             * @example 60
             */
            readonly capacite: number;
            /**
             * @description May be chosen.
             * @example true
             */
            readonly actif: boolean;
        };
        readonly LanguageDto: {
            /**
             * @description Language of the interface and of messages.
             * @example fr
             * @enum {string}
             */
            readonly langue: "fr" | "en";
        };
        readonly DateFormatDto: {
            /**
             * @description How dates are shown: FR DD/MM/YYYY, EN MM/DD/YYYY.
             * @example FR
             * @enum {string}
             */
            readonly dateFormat: "FR" | "EN";
        };
        readonly ProductDto: {
            /**
             * Format: uuid
             * @description Product id.
             */
            readonly id: string;
            /**
             * @description Code of the value list PRODUCT_TYPE; VACCIN has rules of its own.
             * @example VACCIN
             */
            readonly type: string;
            /**
             * @description CIP code, unique.
             * @example 3400930000011
             */
            readonly codeCip: string;
            /**
             * @description UCD code.
             * @example 9400011
             */
            readonly codeUcd: string | null;
            /**
             * @description Commercial name.
             * @example Vaxilor
             */
            readonly nomCommercial: string;
            /**
             * @description Full name.
             * @example Vaxilor, dispersion à diluer pour injection
             */
            readonly nom: string;
            /**
             * @description Under reinforced monitoring.
             * @example true
             */
            readonly surveillanceRenforcee: boolean;
            /** @description Printed on delivery notes. */
            readonly commentaireBl: string | null;
            /**
             * @description Pharmaceutical form.
             * @example Dispersion à diluer
             */
            readonly formePharma: string | null;
            /**
             * @description First active substance.
             * @example Vaxilorane
             */
            readonly substanceActive1: string | null;
            /** @description Second active substance. */
            readonly substanceActive2: string | null;
            /**
             * @description Route of administration.
             * @example Intramusculaire
             */
            readonly voieAdministration: string | null;
            /**
             * @description Expiry is known by the day or by the month.
             * @example MOIS
             * @enum {string}
             */
            readonly peremptionType: "JOUR" | "MOIS";
            /**
             * @description How it is stored.
             * @example Entre -90 °C et -60 °C
             */
            readonly conservation: string | null;
            /**
             * @description Hours at 2-8 °C after thawing; null: it knows no thawing and no transfer.
             * @example 720
             */
            readonly stabilite28: number | null;
            /**
             * @description Hours at -20 °C.
             * @example 336
             */
            readonly stabiliteMoins20: number | null;
            /**
             * @description Hours once brought to room temperature.
             * @example 2
             */
            readonly stabiliteMiseTemperature: number | null;
            /**
             * @description Hours once reconstituted.
             * @example 6
             */
            readonly stabiliteReconstitution: number | null;
            /**
             * @description Hours after the first dose was drawn.
             * @example 6
             */
            readonly stabilite1erPrelevement: number | null;
            /**
             * @description Hours that thawing takes.
             * @example 3
             */
            readonly dureeDecongelation: number | null;
            /**
             * @description What one unit of stock is.
             * @example FLACON
             */
            readonly typeConditionnement: string;
            /**
             * @description Doses in one package, one decimal; null counts as 1.
             * @example 6
             */
            readonly nbDoses: number | null;
            /**
             * @description Packages in a box.
             * @example 195
             */
            readonly nbUnitesBoite: number | null;
            /**
             * @description May be chosen.
             * @example true
             */
            readonly actif: boolean;
        };
        readonly TemplateChoiceDto: {
            /**
             * Format: uuid
             * @description Template id.
             */
            readonly id: string;
            /**
             * @description Name, unique.
             * @example Bon de livraison 2026
             */
            readonly nom: string;
            /**
             * @description Documents that it makes.
             * @example DISPATCH_BL
             * @enum {string}
             */
            readonly type: "REFERENT_BL" | "REFERENT_ETIQUETTE" | "REFERENT_FLACON" | "REFERENT_ETIQUETTE_CONTENANT" | "REFERENT_DECHET" | "DISPATCH_BL" | "DISPATCH_ETIQUETTE" | "DISPATCH_FLACON_36" | "DISPATCH_FLACON_96" | "DISPATCH_ETIQUETTE_CONTENANT" | "DISPATCH_DECHET" | "DISPATCH_RETOUR" | "VACCINATION_ETIQUETTE" | "VACCINATION_DECHET";
        };
        readonly TrackerDto: {
            /**
             * Format: uuid
             * @description Tracker id.
             */
            readonly id: string;
            /**
             * @description Name, unique for its maker.
             * @example TT-100
             */
            readonly nom: string;
            /**
             * @description Maker.
             * @example Thermotrace
             */
            readonly fabricant: string;
            /**
             * @description First kind, as free text.
             * @example Enregistreur
             */
            readonly type1: string;
            /**
             * @description Second kind, as free text.
             * @example USB
             */
            readonly type2: string;
            /**
             * @description Lowest temperature that it takes, in °C.
             * @example 2
             */
            readonly minTemperature: number;
            /**
             * @description Highest temperature that it takes, in °C.
             * @example 8
             */
            readonly maxTemperature: number;
            /**
             * @description May be chosen.
             * @example true
             */
            readonly actif: boolean;
        };
        readonly ValueDto: {
            /**
             * @description What goes over the wire.
             * @example VACCIN
             */
            readonly code: string;
            /**
             * @description What the user reads.
             * @example Vaccin
             */
            readonly label: string;
        };
        readonly ReturnAnomaly: {
            /**
             * @description Declared, and entered at the dispatch centre. Unit: packages.
             * @example 5
             */
            readonly quantiteDeclaree: number;
            /**
             * @description Taken from the stock of the vaccination centre. Unit: packages.
             * @example 3
             */
            readonly quantitePrelevee: number;
        };
        readonly MovementRow: {
            /**
             * Format: uuid
             * @description Movement.
             * @example 9d1f0a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id: string;
            /**
             * @description What happened.
             * @example PREPARATION
             * @enum {string}
             */
            readonly type: "ENTREE" | "REASSORT" | "TRANSFERT" | "PREPARATION" | "SORTIE_FRIGO" | "SORTIE_POINT" | "DECHET" | "CORRECTION" | "RETOUR" | "MODIF_PEREMPTION";
            /**
             * @description Into the stock or out of it.
             * @example SORTIE
             * @enum {string}
             */
            readonly sens: "ENTREE" | "SORTIE";
            /**
             * @description How much, without a sign. Unit: packages.
             * @example 5
             */
            readonly quantite: number;
            /**
             * Format: date-time
             * @description When.
             * @example 2026-11-20T08:30:00.000Z
             */
            readonly date: string;
            /**
             * @description Who: first and last name.
             * @example Claire Bernard
             */
            readonly utilisateur: string;
            /**
             * @description Comment.
             * @example null
             */
            readonly commentaire: string | null;
            /** @description Product. */
            readonly produit: components["schemas"]["ProductReference"];
            /** @description Centre whose stock it is. */
            readonly centre: components["schemas"]["CentreReference"];
            /**
             * Format: uuid
             * @description Batch.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly idStock: string;
            /**
             * @description Batch number.
             * @example VX2411A
             */
            readonly lot: string;
            /**
             * Format: date
             * @description Expiry of the batch after the movement.
             * @example 2027-06-30
             */
            readonly peremption: string;
            /**
             * Format: date
             * @description Expiry before it was changed; only for MODIF_PEREMPTION.
             * @example null
             */
            readonly anciennePeremption: string | null;
            /**
             * @description Delivery note of the preparation, or the one by which the batch arrived.
             * @example PN-2026-000123
             */
            readonly numeroBl: string | null;
            /** @description Centre of the network to which the goods go. */
            readonly destination: components["schemas"]["CentreReference"] | null;
            /** @description Centre of the network from which the goods come. */
            readonly provenance: components["schemas"]["CentreReference"] | null;
            /** @description Vaccination point of a fridge exit. */
            readonly pointVacc: components["schemas"]["CentreReference"] | null;
            /**
             * @description Entry mode of a fridge exit.
             * @example FLACON
             * @enum {string|null}
             */
            readonly typeConditionnement: "FLACON" | "SERINGUE" | null;
            /**
             * @description Syringes of a fridge exit in syringe mode. Unit: syringes.
             * @example null
             */
            readonly seringueQte: number | null;
            /**
             * Format: uuid
             * @description Entry, preparation, exit, scrapping, return or edit that it belongs to.
             * @example 5f1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly idOperation: string;
            /**
             * Format: uuid
             * @description Movement that this one takes back.
             * @example null
             */
            readonly idMouvementAnnule: string | null;
            /** @description What does not add up in a forced return. */
            readonly anomalie: components["schemas"]["ReturnAnomaly"] | null;
        };
        readonly DashboardWindow: {
            /**
             * @description Entered: ENTREE, REASSORT, TRANSFERT. Unit: packages.
             * @example 40
             */
            readonly countStock: number;
            /**
             * @description Left: preparations net of cancellations, or fridge exits at a vaccination centre. Unit: packages.
             * @example 12
             */
            readonly countExit: number;
            /**
             * @description Scrapped. Unit: packages.
             * @example 1
             */
            readonly countDechet: number;
        };
        readonly DashboardRow: {
            /**
             * Format: uuid
             * @description Product.
             * @example 7f0c6c1e-1f5e-5c55-9c38-5f9d5c4f5a01
             */
            readonly idProduit: string;
            /**
             * @description Commercial name.
             * @example Vaxilor
             */
            readonly nomCommercial: string;
            /** @description The last 24 hours. */
            readonly day: components["schemas"]["DashboardWindow"];
            /** @description The last 7 days. */
            readonly week: components["schemas"]["DashboardWindow"];
            /** @description The last 30 days. */
            readonly month: components["schemas"]["DashboardWindow"];
            /**
             * @description What is left now, all batches together. Unit: packages.
             * @example 87
             */
            readonly countStockRestant: number;
        };
        readonly TrendDay: {
            /**
             * @description Entered: ENTREE, REASSORT, TRANSFERT. Unit: packages.
             * @example 40
             */
            readonly countStock: number;
            /**
             * @description Left: preparations net of cancellations, or fridge exits at a vaccination centre. Unit: packages.
             * @example 12
             */
            readonly countExit: number;
            /**
             * @description Scrapped. Unit: packages.
             * @example 1
             */
            readonly countDechet: number;
            /**
             * Format: date
             * @description Business day.
             * @example 2026-11-20
             */
            readonly date: string;
        };
        readonly DashboardTrend: {
            /**
             * Format: uuid
             * @description Product.
             * @example 7f0c6c1e-1f5e-5c55-9c38-5f9d5c4f5a01
             */
            readonly idProduit: string;
            /** @description The last 30 business days, today last, quiet days too. */
            readonly jours: readonly components["schemas"]["TrendDay"][];
        };
        readonly DeliveryNoteLine: {
            /**
             * Format: uuid
             * @description Line (`idLigneBl`).
             * @example 9a1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id: string;
            /** @description Product. */
            readonly produit: components["schemas"]["ProductReference"];
            /** @description Batch at the issuing centre. */
            readonly stock: components["schemas"]["BatchView"];
            /**
             * @description External reference.
             * @example CMD-2026-77
             */
            readonly refExterne: string | null;
            /**
             * @description What left. Unit: packages.
             * @example 20
             */
            readonly quantite: number;
            /**
             * Format: date-time
             * @description When it leaves the freezer (`sortie`).
             * @example 2026-11-20T08:30:00.000Z
             */
            readonly dateSortie: string | null;
            /**
             * @description What is left: of the line at the vaccination centre that received it, else of its batch at the issuing centre; 0 where the destination is not followed up. Unit: packages.
             * @example 12
             */
            readonly quantiteStock: number;
            /**
             * @description PREPARE on the way, RECU received, ANNULE cancelled.
             * @example PREPARE
             * @enum {string}
             */
            readonly statut: "PREPARE" | "RECU" | "ANNULE";
            /**
             * Format: date-time
             * @description May be used until; null where no limit is known yet.
             * @example 2026-12-20T08:30:00.000Z
             */
            readonly limiteUtilisation: string | null;
        };
        readonly DeliveryNote: {
            /**
             * Format: uuid
             * @description Delivery note, which is also the preparation.
             * @example 5f1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id: string;
            /**
             * @description Number.
             * @example PN-2026-000123
             */
            readonly numeroBl: string;
            /**
             * Format: date-time
             * @description When it was prepared.
             * @example 2026-11-20T07:55:12.000Z
             */
            readonly date: string;
            /**
             * @description Prepared as thawed.
             * @example false
             */
            readonly decongele: boolean;
            /** @description Issuing centre. */
            readonly emetteur: components["schemas"]["CentreReference"];
            /** @description Where it goes; null for a transfer without a destination. */
            readonly destination: components["schemas"]["CentreReference"] | null;
            /** @description Lines. */
            readonly lignes: readonly components["schemas"]["DeliveryNoteLine"][];
        };
        readonly LeftOver: {
            /**
             * @description What the centre has left of the line; 0 before it is received. Unit: packages.
             * @example 12
             */
            readonly quantiteStock: number;
        };
        readonly ScrappingView: {
            /**
             * Format: uuid
             * @description Operation, as movements name it in `idOperation`.
             * @example 5f1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id: string;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-20T09:30:00.000Z
             */
            readonly date: string;
            /**
             * @description Who did it.
             * @example Claire Dubois
             */
            readonly utilisateur: string;
            /** @description Centre. */
            readonly centre: components["schemas"]["CentreReference"];
            /** @description Product. */
            readonly produit: components["schemas"]["ProductReference"];
            /** @description Batch. */
            readonly stock: components["schemas"]["BatchView"];
            /**
             * @description How much. Unit: packages.
             * @example 2
             */
            readonly quantite: number;
            /**
             * Format: date-time
             * @description The batch may be used until; null where no limit is known.
             * @example 2026-12-20T08:30:00.000Z
             */
            readonly limiteUtilisation: string | null;
            /**
             * @description Number of the delivery note by which the batch arrived.
             * @example PN-2026-000123
             */
            readonly numeroBl: string | null;
            /**
             * @description Code of the value list SCRAPPING_CAUSE.
             * @example CASSE
             */
            readonly cause: string;
            /**
             * @description Comment.
             * @example Tombé du quai
             */
            readonly commentaire: string | null;
        };
        readonly FridgeExitView: {
            /**
             * Format: uuid
             * @description Operation, as movements name it in `idOperation`.
             * @example 5f1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id: string;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-20T09:30:00.000Z
             */
            readonly date: string;
            /**
             * @description Who did it.
             * @example Claire Dubois
             */
            readonly utilisateur: string;
            /** @description Centre. */
            readonly centre: components["schemas"]["CentreReference"];
            /** @description Product. */
            readonly produit: components["schemas"]["ProductReference"];
            /** @description Batch. */
            readonly stock: components["schemas"]["BatchView"];
            /**
             * @description How much. Unit: packages.
             * @example 2
             */
            readonly quantite: number;
            /**
             * Format: date-time
             * @description The batch may be used until; null where no limit is known.
             * @example 2026-12-20T08:30:00.000Z
             */
            readonly limiteUtilisation: string | null;
            /**
             * @description Number of the delivery note by which the batch arrived.
             * @example PN-2026-000123
             */
            readonly numeroBl: string | null;
            /**
             * @description For the centre itself, or for a point.
             * @example INTERNE
             * @enum {string}
             */
            readonly sortieType: "INTERNE" | "VACCINATION_POINT";
            /** @description Vaccination point that it was for. */
            readonly pointVacc: components["schemas"]["CentreReference"] | null;
            /**
             * @description How it was typed in.
             * @example FLACON
             * @enum {string}
             */
            readonly typeConditionnement: "FLACON" | "SERINGUE";
            /**
             * @description Syringes drawn, in syringe mode. Unit: syringes.
             * @example null
             */
            readonly seringueQte: number | null;
            /**
             * @description Comment.
             * @example null
             */
            readonly commentaire: string | null;
        };
        readonly ReturnedNote: {
            /**
             * @description Number.
             * @example PN-2026-000123
             */
            readonly numeroBl: string | null;
        };
        readonly ReturnedBatch: {
            /**
             * Format: uuid
             * @description Batch.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id: string;
            /**
             * @description Batch number.
             * @example VX2411A
             */
            readonly lot: string;
            /**
             * Format: date
             * @description Expiry; for month-type products the last day of the month.
             * @example 2027-06-30
             */
            readonly peremption: string;
            /**
             * @description Thermal state in which it had entered.
             * @example null
             * @enum {string|null}
             */
            readonly transfertType: "CONGELE" | "MOINS_20" | "DECONGELE" | null;
            /** @description Product. */
            readonly produit: components["schemas"]["ProductReference"];
            /** @description Where it came back from. */
            readonly centreRetour: components["schemas"]["CentreReference"];
            /** @description Delivery note by which it had left. */
            readonly retourBl: components["schemas"]["ReturnedNote"];
            /**
             * Format: date-time
             * @description When it had left the freezer.
             * @example 2026-11-18T08:30:00.000Z
             */
            readonly dateSortie: string | null;
            /**
             * @description Thermal state of the batch.
             * @example null
             * @enum {string|null}
             */
            readonly stockTransfertType: "CONGELE" | "MOINS_20" | "DECONGELE" | null;
        };
        readonly ProductReturnView: {
            /**
             * Format: uuid
             * @description Operation, as movements name it in `idOperation`.
             * @example 5f1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id: string;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-20T09:30:00.000Z
             */
            readonly date: string;
            /**
             * @description Who did it.
             * @example Claire Dubois
             */
            readonly utilisateur: string;
            /** @description Centre. */
            readonly centre: components["schemas"]["CentreReference"];
            /** @description Product. */
            readonly produit: components["schemas"]["ProductReference"];
            /** @description Batch that the return made, under the id of the return. */
            readonly stock: components["schemas"]["ReturnedBatch"];
            /**
             * @description How much. Unit: packages.
             * @example 2
             */
            readonly quantite: number;
            /**
             * Format: date-time
             * @description The batch may be used until; null where no limit is known.
             * @example 2026-12-20T08:30:00.000Z
             */
            readonly limiteUtilisation: string | null;
            /**
             * @description Number of the delivery note by which the batch arrived.
             * @example PN-2026-000123
             */
            readonly numeroBl: string | null;
            /**
             * @description What was taken from the centre; less than `quantite` where a return above the residual was confirmed. Unit: packages.
             * @example 2
             */
            readonly quantitePrelevee: number;
            /**
             * @description Why it came back (`commentaireRetour`).
             * @example Surplus de la séance
             */
            readonly cause: string | null;
        };
        readonly DeclaredPeriodBody: {
            /**
             * Format: uuid
             * @description Product.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly idProduit: string;
            /**
             * @description Declared by the day or by the week. Default: as the centre is set.
             * @example JOUR
             * @enum {string|null}
             */
            readonly modeAdministration?: "JOUR" | "SEMAINE" | null;
            /**
             * Format: date
             * @description A day of the week, usually its Sunday; required in week mode. `YYYY-MM-DD`.
             * @example 2027-06-30
             */
            readonly endOfWeek?: string | null;
            /**
             * Format: date
             * @description The day; required in day mode. `YYYY-MM-DD`.
             * @example 2027-06-30
             */
            readonly dayOfWeek?: string | null;
        };
        readonly DeclaredDoses: {
            /**
             * @description First doses. Unit: doses.
             * @example 14
             */
            readonly d1: number;
            /**
             * @description Second doses. Unit: doses.
             * @example 6
             */
            readonly d2: number;
            /**
             * @description Third doses and boosters. Unit: doses.
             * @example 0
             */
            readonly d3: number;
            /**
             * @description Single doses. Unit: doses.
             * @example 0
             */
            readonly du: number;
        };
        readonly GlobalError: {
            /**
             * @description Message id.
             * @example deliveryNote.error.alreadyReceived
             */
            readonly code: string;
            /**
             * @description In the language of the user, else of `Accept-Language`.
             * @example This delivery note has already been received
             */
            readonly message: string;
            /**
             * @description Values that the message speaks of, by name.
             * @example {}
             */
            readonly arguments: {
                readonly [key: string]: string | number;
            };
        };
        readonly ValidationFailure: {
            /** @description What is wrong with the request as a whole. */
            readonly globalErrors: readonly components["schemas"]["GlobalError"][];
            /** @description What is wrong with single fields. */
            readonly fieldErrors: readonly components["schemas"]["FieldError"][];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
