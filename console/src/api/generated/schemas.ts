// Generated from the OpenAPI document by `npm run api:generate`: change the service's DTOs.
export interface paths {
    readonly "/api/configuration": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What the console needs to know before anybody has signed in */
        readonly get: operations["Configuration_read"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/health/live": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The process runs; restart it where this does not answer */
        readonly get: operations["Health_live"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/health": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Everything that the service needs answers; faults despite which it works are listed as `impaired` */
        readonly get: operations["Health_ready[0]"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/health/ready": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Everything that the service needs answers; faults despite which it works are listed as `impaired` */
        readonly get: operations["Health_ready[1]"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/metrics": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Counters and histograms for Prometheus */
        readonly get: operations["Metrics_read"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/centre": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List centres */
        readonly get: operations["Centres_list"];
        /** Change one of the centres */
        readonly put: operations["Centres_update[0]"];
        /** Add to the centres */
        readonly post: operations["Centres_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/centre/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One of the centres */
        readonly get: operations["Centres_one"];
        /** Change one of the centres */
        readonly put: operations["Centres_update[1]"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/centre/status": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Switch one of the centres on or off */
        readonly put: operations["Centres_setStatus"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referentiel/produit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List products */
        readonly get: operations["Products_list"];
        /** Change one of the products */
        readonly put: operations["Products_update[0]"];
        /** Add to the products */
        readonly post: operations["Products_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referentiel/produit/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One of the products */
        readonly get: operations["Products_one"];
        /** Change one of the products */
        readonly put: operations["Products_update[1]"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referentiel/produit/status": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Switch one of the products on or off */
        readonly put: operations["Products_setStatus"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referentiel/liste/produit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Products to choose from, by name */
        readonly get: operations["ProductList_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referentiel/tracker": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List trackers */
        readonly get: operations["Trackers_list"];
        /** Change one of the trackers */
        readonly put: operations["Trackers_update[0]"];
        /** Add to the trackers */
        readonly post: operations["Trackers_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referentiel/tracker/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One of the trackers */
        readonly get: operations["Trackers_one"];
        /** Change one of the trackers */
        readonly put: operations["Trackers_update[1]"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referentiel/tracker/status": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Switch one of the trackers on or off */
        readonly put: operations["Trackers_setStatus"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referentiel/liste/tracker": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Trackers to choose from, by name */
        readonly get: operations["TrackerList_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referentiel/contenant": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List containers */
        readonly get: operations["Containers_list"];
        /** Change one of the containers */
        readonly put: operations["Containers_update[0]"];
        /** Add to the containers */
        readonly post: operations["Containers_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referentiel/contenant/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One of the containers */
        readonly get: operations["Containers_one"];
        /** Change one of the containers */
        readonly put: operations["Containers_update[1]"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referentiel/contenant/status": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Switch one of the containers on or off */
        readonly put: operations["Containers_setStatus"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referentiel/liste/contenant": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Containers to choose from, by name */
        readonly get: operations["ContainerList_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referentiel/transporteur": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List carriers */
        readonly get: operations["Carriers_list"];
        /** Change one of the carriers */
        readonly put: operations["Carriers_update[0]"];
        /** Add to the carriers */
        readonly post: operations["Carriers_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referentiel/transporteur/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One of the carriers */
        readonly get: operations["Carriers_one"];
        /** Change one of the carriers */
        readonly put: operations["Carriers_update[1]"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referentiel/transporteur/status": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Switch one of the carriers on or off */
        readonly put: operations["Carriers_setStatus"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referentiel/liste/transporteur": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Carriers to choose from, by name */
        readonly get: operations["CarrierList_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/template": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List templates */
        readonly get: operations["Templates_list"];
        /** Change one of the templates */
        readonly put: operations["Templates_update[0]"];
        /** Add to the templates */
        readonly post: operations["Templates_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/template/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One of the templates */
        readonly get: operations["Templates_one"];
        /** Change one of the templates */
        readonly put: operations["Templates_update[1]"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/template/publication": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Switch one of the templates on or off */
        readonly put: operations["Templates_setStatus"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/users": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List users */
        readonly get: operations["Users_list"];
        /** Change one of the users */
        readonly put: operations["Users_update[0]"];
        /** Add to the users */
        readonly post: operations["Users_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/users/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One of the users */
        readonly get: operations["Users_one"];
        /** Change one of the users */
        readonly put: operations["Users_update[1]"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/users/status": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Switch one of the users on or off */
        readonly put: operations["Users_setStatus"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/value-list/all": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List values */
        readonly get: operations["Values_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/value-list/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One of the values */
        readonly get: operations["Values_one"];
        /** Change one of the values */
        readonly put: operations["Values_update[1]"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/value-list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The choices of a list, in its order */
        readonly get: operations["ValueList_list"];
        /** Change one of the values */
        readonly put: operations["Values_update[0]"];
        /** Add to the values */
        readonly post: operations["Values_create"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/value-list/status": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Switch one of the values on or off */
        readonly put: operations["Values_setStatus"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/users/query": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Find users by a part of their name, login or e-mail address */
        readonly get: operations["User_search"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/users/{id}/invitation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Send a user without a password another link to choose one */
        readonly post: operations["User_invite"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/centre/seuils": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** When the selected centre is told about its stock */
        readonly get: operations["AlertSettings_read"];
        /** Choose when the selected centre is told about its stock */
        readonly put: operations["AlertSettings_write"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/centre/me": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The selected centre with the tree below it */
        readonly get: operations["Centre_selected"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/centre/me/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The active centres that the user was given */
        readonly get: operations["Centre_own"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/centre/available": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Centres that may be attached below a centre */
        readonly get: operations["Centre_available"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/centre/dispatch": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Dispatch centres within reach, to choose from */
        readonly get: operations["Centre_dispatch"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/centre/perte-acces": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Active users who would have no active centre left without these centres, by name */
        readonly get: operations["Centre_lostAccess"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/template/available": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Published templates, by type and name */
        readonly get: operations["Template_available"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/audit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List changes of administered records, the latest first */
        readonly get: operations["Audit_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/audit/securite": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List sign-ins, passwords, rights and refusals, the latest first */
        readonly get: operations["Audit_listSecurity"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/centre/import": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Add and change centres from an .xlsx, all of it or nothing; or only try it */
        readonly post: operations["CentreImport_run"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/centre/import/model": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The .xlsx to begin an import of centres with */
        readonly get: operations["CentreImport_model"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/centre/mail/apercu": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** How many receivers a mail to centres would have */
        readonly get: operations["CentreMail_preview"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/centre/mail": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Write to the receivers of centres: of those that are chosen, or of all active ones */
        readonly post: operations["CentreMail_send"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referentiel/produit/import": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Add and change products from an .xlsx, all of it or nothing; or only try it */
        readonly post: operations["ProductImport_run"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referentiel/produit/import/model": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The .xlsx to begin an import of products with */
        readonly get: operations["ProductImport_model"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/lot/rappel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Recalls that reach a centre within reach, lifted ones too */
        readonly get: operations["RecallQueries_list"];
        readonly put?: never;
        /** Recall a lot: from the answer on it is neither prepared, taken out nor returned */
        readonly post: operations["Recall_recall"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/lot/rappel/{id}/accuse": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Acknowledge a recall for the selected centre; again: nothing changes */
        readonly put: operations["Recall_acknowledge"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/lot/rappel/{id}/levee": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Lift a recall */
        readonly put: operations["Recall_lift"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/approvisionnement": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Plans of the vaccination centres within reach */
        readonly get: operations["AllocationQueries_list"];
        /** Change the quantities of a plan */
        readonly put: operations["Allocation_revise"];
        /** Plan a week of a centre and a product */
        readonly post: operations["Allocation_plan"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/approvisionnement/multiples": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Copy a plan into the weeks that follow it: all of them, or none */
        readonly post: operations["Allocation_copy"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/approvisionnement/generation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Turn the plans of a week into requests, one a day; those that are made stay */
        readonly post: operations["Allocation_generate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/approvisionnement/import": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Plan weeks from an .xlsx or .xls, all of it or nothing; or only try it */
        readonly post: operations["Allocation_import"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/approvisionnement/semaines": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Five weeks of a centre and a product, planned or not */
        readonly get: operations["AllocationQueries_weeks"];
        /** Plan several weeks of a centre and a product: all of them, or none */
        readonly put: operations["Allocation_planWeeks"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/approvisionnement/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A plan */
        readonly get: operations["AllocationQueries_one"];
        readonly put?: never;
        readonly post?: never;
        /** Remove a plan */
        readonly delete: operations["Allocation_remove"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/commandes/{key}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** How far a command is that runs under this Idempotency-Key; 404 where there is none */
        readonly get: operations["CommandProgress_progress"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referent/inventaire": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Counts of stock of the centres within reach */
        readonly get: operations["ReferentCountQueries_list"];
        readonly put?: never;
        /** Open a count of all products or of one */
        readonly post: operations["ReferentCount_open"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referent/inventaire/{id}/lignes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Count batches; a batch that is counted again is compared anew */
        readonly put: operations["ReferentCount_count"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referent/inventaire/{id}/cloture": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Close a count: all of its differences are corrected, or none */
        readonly put: operations["ReferentCount_close"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referent/inventaire/{id}/abandon": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Abandon a count: nothing is corrected */
        readonly put: operations["ReferentCount_abandon"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/dispatch/inventaire": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Counts of stock of the centres within reach */
        readonly get: operations["DispatchCountQueries_list"];
        readonly put?: never;
        /** Open a count of all products or of one */
        readonly post: operations["DispatchCount_open"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/dispatch/inventaire/{id}/lignes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Count batches; a batch that is counted again is compared anew */
        readonly put: operations["DispatchCount_count"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/dispatch/inventaire/{id}/cloture": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Close a count: all of its differences are corrected, or none */
        readonly put: operations["DispatchCount_close"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/dispatch/inventaire/{id}/abandon": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Abandon a count: nothing is corrected */
        readonly put: operations["DispatchCount_abandon"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/inventaire": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Counts of stock of the centres within reach */
        readonly get: operations["VaccinationCountQueries_list"];
        readonly put?: never;
        /** Open a count of all products or of one */
        readonly post: operations["VaccinationCount_open"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/inventaire/{id}/lignes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Count batches; a batch that is counted again is compared anew */
        readonly put: operations["VaccinationCount_count"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/inventaire/{id}/cloture": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Close a count: all of its differences are corrected, or none */
        readonly put: operations["VaccinationCount_close"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/inventaire/{id}/abandon": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Abandon a count: nothing is corrected */
        readonly put: operations["VaccinationCount_abandon"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referent/entree-stock-with-bl": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Receive a referent’s delivery note */
        readonly post: operations["DeliveryNote_receiveAtReferent"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/dispatch/entree-stock-with-bl": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Receive a referent’s delivery note */
        readonly post: operations["DeliveryNote_receiveAtDispatch"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/entree-stock": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Receive a delivery note */
        readonly post: operations["DeliveryNote_receiveAtVaccination"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referent/preparation/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A preparation of a referent centre */
        readonly get: operations["DeliveryNoteQueries_atReferent"];
        /** Cancel a preparation: its stock is restored */
        readonly put: operations["DeliveryNote_cancelAtReferent"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/dispatch/preparation/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A preparation of a dispatch centre */
        readonly get: operations["DeliveryNoteQueries_atDispatch"];
        /** Cancel a preparation: its stock is restored */
        readonly put: operations["DeliveryNote_cancelAtDispatch"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/dispatch/entree-stock": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Enter stock that arrives from outside of the network */
        readonly post: operations["DispatchStock_enter"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/dispatch/preparation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Batches of a product that can be prepared */
        readonly get: operations["Stock_dispatchBatches"];
        readonly put?: never;
        /** Prepare a shipment: its delivery note is issued */
        readonly post: operations["DispatchStock_prepare"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/dispatch/preparation/multiple": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Prepare requests for one product from one batch: all of them, or none */
        readonly post: operations["DispatchStock_prepareRequests"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/dispatch/dechet": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Scrap stock */
        readonly post: operations["DispatchStock_scrap"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/dispatch/retour-stock": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Take goods back that were sent to a vaccination centre */
        readonly post: operations["DispatchStock_takeBack"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/dispatch/stock": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Stock of the dispatch centres within reach */
        readonly get: operations["Stock_dispatch"];
        /** Correct a batch: its quantity, its expiry, or both in one step */
        readonly put: operations["DispatchStock_edit"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referent/entree-stock": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Enter stock that arrives from outside of the network */
        readonly post: operations["ReferentStock_enter"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referent/preparation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Batches of a product that can be prepared */
        readonly get: operations["Stock_referentBatches"];
        readonly put?: never;
        /** Prepare a shipment: its delivery note is issued */
        readonly post: operations["ReferentStock_prepare"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referent/dechet": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Scrap stock */
        readonly post: operations["ReferentStock_scrap"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referent/stock": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Stock of the referent centres within reach */
        readonly get: operations["Stock_referent"];
        /** Correct a batch: its quantity, its expiry, or both in one step */
        readonly put: operations["ReferentStock_edit"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/besoin": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Requests of the vaccination centres within reach */
        readonly get: operations["ReplenishmentQueries_ofCentres"];
        /** Change the status of a centre’s request */
        readonly put: operations["Replenishment_changeOfCentre"];
        /** Ask the dispatch centre for goods */
        readonly post: operations["Replenishment_requestForCentre"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/point-vaccination/besoin": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Requests of the vaccination points within reach */
        readonly get: operations["ReplenishmentQueries_ofPoints"];
        /** Change the status of a point’s request */
        readonly put: operations["Replenishment_changeOfPoint"];
        /** Ask for goods as a vaccination point */
        readonly post: operations["Replenishment_requestForPoint"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/besoin/multiple": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Change the status of many requests: all of them, or none */
        readonly put: operations["Replenishment_changeMany"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/utilisation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Declare administered doses; declaring again replaces what was declared */
        readonly post: operations["UseDeclaration_declare"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/sortieFrigo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Take vials or syringes out of the fridge */
        readonly post: operations["VaccinationStock_takeOut"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/dechet": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Scrap stock */
        readonly post: operations["VaccinationStock_scrap"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/stock": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Stock of the vaccination centres within reach */
        readonly get: operations["Stock_vaccination"];
        /** Correct a batch: its quantity, its expiry, or both in one step */
        readonly put: operations["VaccinationStock_edit"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/ledger/dossier": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Print what a centre held, or where a lot went, with the signed root that proves it */
        readonly get: operations["Dossier_dossier"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/dispatch/preparation/multiple/document": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Print several preparations as one document */
        readonly get: operations["PreparationDocuments_ofMany"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referent/preparation/{id}/document": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Print a preparation of a referent centre */
        readonly get: operations["PreparationDocuments_atReferent"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/dispatch/preparation/{id}/document": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Print a preparation of a dispatch centre */
        readonly get: operations["PreparationDocuments_atDispatch"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referent/preparation/{id}/etiquette": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Print the chosen labels of a referent’s preparation */
        readonly post: operations["PreparationDocuments_labelsAtReferent"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/dispatch/preparation/{id}/etiquette": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Print the chosen labels of a dispatch centre’s preparation */
        readonly post: operations["PreparationDocuments_labelsAtDispatch"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referent/dechet/{id}/document": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Print the label of a referent’s scrapping */
        readonly get: operations["OperationDocuments_scrappedAtReferent"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/dispatch/dechet/{id}/document": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Print the label of a dispatch centre’s scrapping */
        readonly get: operations["OperationDocuments_scrappedAtDispatch"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/dechet/{id}/document": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Print the label of a vaccination centre’s scrapping */
        readonly get: operations["OperationDocuments_scrappedAtVaccination"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/dispatch/retour/{id}/document": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Print the note of a product return */
        readonly get: operations["OperationDocuments_productReturn"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/mouvement/{id}/etiquette": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Print the label of a fridge exit; the id is what the exit answered */
        readonly get: operations["OperationDocuments_fridgeExit"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/template/fields": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Fields that a template of a type may use */
        readonly get: operations["TemplateFiles_fields"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/template/{id}/test": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Print a template with example data */
        readonly get: operations["TemplateFiles_test"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/template/{id}/download": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A template as it was sent */
        readonly get: operations["TemplateFiles_download"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referent/inventaire/{id}/document": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Print the sheet of a count */
        readonly get: operations["ReferentCountDocuments_sheet"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/dispatch/inventaire/{id}/document": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Print the sheet of a count */
        readonly get: operations["DispatchCountDocuments_sheet"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/inventaire/{id}/document": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Print the sheet of a count */
        readonly get: operations["VaccinationCountDocuments_sheet"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/approvisionnement/export/{weeks}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Export the plans of the vaccination centres within reach, one row for each plan as .xlsx, filtered as the list is */
        readonly get: operations["AllocationExport_detailed"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/approvisionnement/export-cumul/{weeks}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Export the plans of the vaccination centres within reach, their weeks added together as .xlsx, filtered as the list is */
        readonly get: operations["AllocationExport_total"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referent/inventaire/{id}/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Export the lines of a count as .xlsx, filtered as the list is */
        readonly get: operations["ReferentCountExport_export"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/dispatch/inventaire/{id}/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Export the lines of a count as .xlsx, filtered as the list is */
        readonly get: operations["DispatchCountExport_export"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/inventaire/{id}/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Export the lines of a count as .xlsx, filtered as the list is */
        readonly get: operations["VaccinationCountExport_export"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/ledger/dossier/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Export the dossier of a centre or of a lot as .xlsx, filtered as the list is */
        readonly get: operations["DossierExport_export"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referent/mouvement/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Export the movement history of the referent centre as .xlsx, filtered as the list is */
        readonly get: operations["MovementExport_referent"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/dispatch/mouvement/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Export the movement history of the dispatch centre as .xlsx, filtered as the list is */
        readonly get: operations["MovementExport_dispatch"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/mouvement/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Export the movement history of the vaccination centres within reach as .xlsx, filtered as the list is */
        readonly get: operations["MovementExport_vaccination"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/centre/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Export the centres as .xlsx, filtered as the list is */
        readonly get: operations["CentresExport_export"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referentiel/produit/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Export the products as .xlsx, filtered as the list is */
        readonly get: operations["ProductsExport_export"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referentiel/tracker/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Export the trackers as .xlsx, filtered as the list is */
        readonly get: operations["TrackersExport_export"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referentiel/contenant/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Export the containers as .xlsx, filtered as the list is */
        readonly get: operations["ContainersExport_export"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referentiel/transporteur/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Export the carriers as .xlsx, filtered as the list is */
        readonly get: operations["CarriersExport_export"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/template/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Export the templates as .xlsx, filtered as the list is */
        readonly get: operations["TemplatesExport_export"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/users/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Export the users as .xlsx, filtered as the list is */
        readonly get: operations["UsersExport_export"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/value-list/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Export the values as .xlsx, filtered as the list is */
        readonly get: operations["ValuesExport_export"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/besoin/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Export the requests of the vaccination centres within reach as .xlsx, filtered as the list is */
        readonly get: operations["ReplenishmentExport_ofCentres"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/point-vaccination/besoin/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Export the requests of the vaccination points within reach as .xlsx, filtered as the list is */
        readonly get: operations["ReplenishmentExport_ofPoints"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/exports/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** How far an export is */
        readonly get: operations["RunningExports_status"];
        readonly put?: never;
        readonly post?: never;
        /** Cancel an export */
        readonly delete: operations["RunningExports_cancel"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/exports/{id}/file": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The file of an export that is done; kept for an hour */
        readonly get: operations["RunningExports_file"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/audit/securite/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Export sign-ins, passwords, rights and refusals as .xlsx, filtered as the list is */
        readonly get: operations["SecurityExport_export"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referent/stock/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Export the stock of the referent centres within reach as .xlsx, filtered as the list is */
        readonly get: operations["StockExport_referent"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/dispatch/stock/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Export the stock of the dispatch centres within reach as .xlsx, filtered as the list is */
        readonly get: operations["StockExport_dispatch"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/stock/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Export the stock of the vaccination centres within reach as .xlsx, filtered as the list is */
        readonly get: operations["StockExport_vaccination"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/statistiques/pertes/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Export use, loss and agreement of the centres within reach as .xlsx, filtered as the list is */
        readonly get: operations["UseAndLossExport_export"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/utilisation/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Export the declared doses of the centres within reach as .xlsx, filtered as the list is */
        readonly get: operations["UseExport_export"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/jobs/failed": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Jobs that failed for good, latest first, at most 500 of each kind */
        readonly get: operations["DeadLetters_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/jobs/failed/resend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Try all of them again */
        readonly post: operations["DeadLetters_resendAll"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/jobs/failed/{queue}/{id}/resend": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Try one of them again */
        readonly post: operations["DeadLetters_resend"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/jobs/failed/{queue}/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Let one of them go */
        readonly delete: operations["DeadLetters_discard"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/outbox": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** List mails that no server has taken, the latest first */
        readonly get: operations["Outbox_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/outbox/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A mail of the outbox */
        readonly get: operations["Outbox_one"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/outbox/{id}/file": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A mail of the outbox, for a mail program */
        readonly get: operations["Outbox_file"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/centre/alertes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What needs attention at the selected centre, at every centre without one */
        readonly get: operations["Alert_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/lot/rappel/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A recall, and what became of it at each centre that it concerns */
        readonly get: operations["RecallQueries_one"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/lot": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Search for lots: one row for each product, lot and expiry */
        readonly get: operations["Lot_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/lot/trace": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Where every package of a lot is or went */
        readonly get: operations["Lot_trace"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/stock/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** All that the centre holds, for the offline mode */
        readonly get: operations["Stock_offline"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/available-lot": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Batches of a product that the centre holds */
        readonly get: operations["Stock_available"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/lot": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Batches of a product that the centre holds or held */
        readonly get: operations["Stock_all"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referent/suggestion": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What to take first of a product */
        readonly get: operations["Suggestion_referent"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/dispatch/suggestion": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What to take first of a product */
        readonly get: operations["Suggestion_dispatch"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/suggestion": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What to take first of a product */
        readonly get: operations["Suggestion_vaccination"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referent/mouvement": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Movement history of the referent centre */
        readonly get: operations["Movement_referent"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/dispatch/mouvement": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Movement history of the dispatch centre */
        readonly get: operations["Movement_dispatch"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/mouvement": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Movement history of the vaccination centres within reach; for a point, what was taken out for it */
        readonly get: operations["Movement_vaccination"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referent/stock/{idStock}/mouvement": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** History of one batch at a referent centre */
        readonly get: operations["Movement_referentBatch"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/dispatch/stock/{idStock}/mouvement": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** History of one batch at a dispatch centre */
        readonly get: operations["Movement_dispatchBatch"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/stock/{idStock}/mouvement": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** History of one batch at a vaccination centre */
        readonly get: operations["Movement_vaccinationBatch"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referent/stock/{idStock}/solde": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Running balance of one batch at a referent centre */
        readonly get: operations["Movement_referentBalance"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/dispatch/stock/{idStock}/solde": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Running balance of one batch at a dispatch centre */
        readonly get: operations["Movement_dispatchBalance"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/stock/{idStock}/solde": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Running balance of one batch at a vaccination centre */
        readonly get: operations["Movement_vaccinationBalance"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referent/tdb": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Dashboard of a referent centre */
        readonly get: operations["Dashboard_referent"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referent/tdb/serie": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Last 30 days of a referent centre, day by day */
        readonly get: operations["Dashboard_referentTrend"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/dispatch/tdb": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Dashboard of a dispatch centre */
        readonly get: operations["Dashboard_dispatch"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/dispatch/tdb/serie": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Last 30 days of a dispatch centre, day by day */
        readonly get: operations["Dashboard_dispatchTrend"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/tdb": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Dashboard of a vaccination centre */
        readonly get: operations["Dashboard_vaccination"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/tdb/serie": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Last 30 days of a vaccination centre, day by day */
        readonly get: operations["Dashboard_vaccinationTrend"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/centre/calendrier": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What comes to the selected centre in a week, and what ends there */
        readonly get: operations["Calendar_week"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referent/preparation/children": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Delivery notes that the selected centre can receive */
        readonly get: operations["DeliveryNoteQueries_ofReferents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/dispatch/preparation/vaccination": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Delivery notes that the selected centre can receive, also for the offline mode */
        readonly get: operations["DeliveryNoteQueries_ofDispatchCentres"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/dispatch/preparation/retour": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Delivery notes whose goods a vaccination centre can give back */
        readonly get: operations["DeliveryNoteQueries_returnable"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/stock/ligne": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What a vaccination centre has left of a delivery-note line */
        readonly get: operations["LeftOver_leftOver"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referent/dechet/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A scrapping of a referent centre */
        readonly get: operations["Operation_scrappedAtReferent"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/dispatch/dechet/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A scrapping of a dispatch centre */
        readonly get: operations["Operation_scrappedAtDispatch"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/dechet/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A scrapping of a vaccination centre */
        readonly get: operations["Operation_scrappedAtVaccination"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/sortieFrigo/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A fridge exit of the centre, or for the vaccination point */
        readonly get: operations["Operation_fridgeExit"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/dispatch/retour/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A product return, by its id or by that of a batch that its goods are in */
        readonly get: operations["Operation_productReturn"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/utilisation/specific-jour": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What is declared for a product and a period, to begin the form with */
        readonly post: operations["DeclaredDoses_declared"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/utilisation/jour": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Declared doses of a week, day by day, per centre and product */
        readonly get: operations["UsageControl_daily"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/utilisation/semaine": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Declared doses of five weeks, per centre and product */
        readonly post: operations["UsageControl_weekly"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/besoin/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A request of a vaccination centre with its whole life */
        readonly get: operations["ReplenishmentQueries_ofCentre"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/point-vaccination/besoin/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A request of a vaccination point with its whole life */
        readonly get: operations["ReplenishmentQueries_ofPoint"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/dispatch/besoin/disponibilite": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What the stock can serve of all open requests, by product and day */
        readonly get: operations["Serving_serving"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/approvisionnement/suivi": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Weeks of plans against what was asked for, promised, prepared and used */
        readonly get: operations["PlanFollowUp_followUp"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/approvisionnement/plan": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The plan that a request would be counted against, with what it still leaves */
        readonly get: operations["AllocationQueries_plan"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/approvisionnement/unique": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The plan of a centre, a product and a week */
        readonly get: operations["AllocationQueries_unique"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/approvisionnement/produits": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Products that have no plan yet in a week of a centre */
        readonly get: operations["AllocationQueries_products"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/scan": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What a scanned GS1 code says: product, batch, expiry, and what is in stock of it */
        readonly get: operations["Scan_scan"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/statistiques/pertes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What came in, went out, was administered and was lost, in doses */
        readonly get: operations["UseAndLoss_useAndLoss"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/ledger/evenements": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Events as they are stored, in global order */
        readonly get: operations["Ledger_events"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/ledger/verification": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What the check in the background found last */
        readonly get: operations["Ledger_check"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/ledger/empreinte": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The signed root of the tree over all events, or the root of an earlier tree */
        readonly get: operations["Ledger_root"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/ledger/preuve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The proof that an event is in a tree */
        readonly get: operations["Ledger_inclusion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/ledger/coherence": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The proof that a tree begins with an earlier one */
        readonly get: operations["Ledger_consistency"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/ledger/rejeu": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Movements in the order of the ledger, what each left, and its proof */
        readonly get: operations["AuditQueries_replay"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/ledger/ecarts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What does not add up, or went another way than the rules want */
        readonly get: operations["AuditQueries_discrepancies"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/referent/inventaire/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A count with its lines: what was expected, what was found */
        readonly get: operations["ReferentCountQueries_one"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/dispatch/inventaire/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A count with its lines: what was expected, what was found */
        readonly get: operations["DispatchCountQueries_one"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/vaccination/inventaire/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A count with its lines: what was expected, what was found */
        readonly get: operations["VaccinationCountQueries_one"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/auth/login": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sign in */
        readonly post: operations["Auth_login"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/auth/refresh": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A new token, never beyond the life of the session; the one that is sent stays good for a minute */
        readonly get: operations["Auth_refresh"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/auth/logout": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sign out: this session ends */
        readonly post: operations["Auth_logout"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/auth/logout/all": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sign out everywhere: all sessions of the user end, this one too */
        readonly post: operations["Auth_logoutEverywhere"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/auth/sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Where the user is signed in */
        readonly get: operations["Auth_list"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/auth/user": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Who is signed in */
        readonly get: operations["Auth_user"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/auth/password/forgotten": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Mail a link for a new password; the answer does not tell whether the login exists */
        readonly post: operations["Auth_forgotten"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/auth/password/reset": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Set a new password with the token of a mailed link */
        readonly post: operations["Auth_reset"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/auth/password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Change one’s own password; every other session of the user ends */
        readonly put: operations["Auth_change"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/utilisateurs/langue": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Choose one’s language */
        readonly put: operations["Preferences_language"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/utilisateurs/format-date": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Choose how dates are shown */
        readonly put: operations["Preferences_dateFormat"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/admin/utilisateurs/recapitulatif": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Choose whether to be written to every morning about what needs attention */
        readonly put: operations["Preferences_morningMail"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
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
             * @example ok
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
            /**
             * @description What is ill, while requests are answered nevertheless: mails, documents and exports may wait. Empty where all is well.
             * @example [
             *       "queues do not answer"
             *     ]
             */
            readonly impaired: readonly string[];
            /**
             * @description `old` while a read model is halted or more than a minute behind; absent where all are current.
             * @example old
             * @enum {string}
             */
            readonly figures?: "old";
        };
        readonly RecordHistory: {
            /**
             * Format: date-time
             * @description When the record was created.
             * @example 2026-11-20T08:30:00.000Z
             */
            readonly creationDate: string;
            /**
             * @description Who created it; null for what the product brings along.
             * @example null
             */
            readonly creationUser: string | null;
            /**
             * Format: date-time
             * @description When the record was changed last.
             * @example 2026-11-20T08:30:00.000Z
             */
            readonly modificationDate: string;
            /**
             * @description Who changed it last; null for the product itself.
             * @example null
             */
            readonly modificationUser: string | null;
        };
        readonly CentreRow: {
            /**
             * Format: uuid
             * @description Id.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id?: string | null;
            /** @description Grows with every change; goes with a `PUT`. */
            readonly version?: number | null;
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
             * @example DOSE
             * @enum {string|null}
             */
            readonly modeQte?: "DOSE" | "CONDITIONNEMENT" | null;
            /**
             * @description How uses are declared. Of vaccination centres and points.
             * @default JOUR
             * @example JOUR
             * @enum {string|null}
             */
            readonly modeAdministration?: "JOUR" | "SEMAINE" | null;
            /**
             * @description Who gets its mails: the centre, its referent, or both.
             * @example BOTH
             * @enum {string}
             */
            readonly destinataireEmail: "CENTER" | "REFERENT" | "BOTH";
            /** @description The events that it is informed of by mail. */
            readonly emailAutorise?: readonly ("DEMANDE_CREEE" | "DEMANDE_CONFIRMEE" | "DEMANDE_REFUSEE" | "DEMANDE_ANNULEE" | "DEMANDE_TRAITEE" | "DEPART_MARCHANDISES" | "PREPARATION_CREEE" | "PREPARATION_ANNULEE" | "RETOUR_PRODUIT" | "RAPPEL_LOT" | "RECEPTION_NON_CONFORME")[];
            /**
             * Format: uuid
             * @description Referent; one of the users.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly idReferent?: string | null;
            /**
             * Format: uuid
             * @description Default carrier.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly idTransporteur?: string | null;
            /** @description In use. A record that is created without is inactive; a change leaves it as it is. */
            readonly actif?: boolean;
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
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
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
            /**
             * @description May sign in.
             * @example true
             */
            readonly actif: boolean;
            /** @description Rights. */
            readonly authorities: readonly ("ROLE_ADMIN" | "ROLE_ADMIN_DISPATCH" | "ROLE_DISPATCH_CENTER" | "ROLE_VACCINATION_CENTER" | "ROLE_VACCINATION_POINT" | "ROLE_AUDITOR")[];
        };
        readonly LinkedCentreDto: {
            /**
             * Format: uuid
             * @description Centre id.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
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
             * @description Active.
             * @example true
             */
            readonly actif: boolean;
        };
        readonly CentreView: {
            /**
             * Format: uuid
             * @description Id.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id?: string | null;
            /** @description Grows with every change; goes with a `PUT`. */
            readonly version?: number | null;
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
             * @example DOSE
             * @enum {string|null}
             */
            readonly modeQte?: "DOSE" | "CONDITIONNEMENT" | null;
            /**
             * @description How uses are declared. Of vaccination centres and points.
             * @default JOUR
             * @example JOUR
             * @enum {string|null}
             */
            readonly modeAdministration?: "JOUR" | "SEMAINE" | null;
            /**
             * @description Who gets its mails: the centre, its referent, or both.
             * @example BOTH
             * @enum {string}
             */
            readonly destinataireEmail: "CENTER" | "REFERENT" | "BOTH";
            /** @description The events that it is informed of by mail. */
            readonly emailAutorise?: readonly ("DEMANDE_CREEE" | "DEMANDE_CONFIRMEE" | "DEMANDE_REFUSEE" | "DEMANDE_ANNULEE" | "DEMANDE_TRAITEE" | "DEPART_MARCHANDISES" | "PREPARATION_CREEE" | "PREPARATION_ANNULEE" | "RETOUR_PRODUIT" | "RAPPEL_LOT" | "RECEPTION_NON_CONFORME")[];
            /**
             * Format: uuid
             * @description Referent; one of the users.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly idReferent?: string | null;
            /**
             * Format: uuid
             * @description Default carrier.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly idTransporteur?: string | null;
            /** @description In use. A record that is created without is inactive; a change leaves it as it is. */
            readonly actif?: boolean;
            /** @description Users of the centre. A referent who is not among them any more is no referent any more. */
            readonly users?: readonly string[];
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
            readonly centreEnfants: readonly components["schemas"]["LinkedCentreDto"][];
            /** @description Centres right above; read-only. */
            readonly centreParents: readonly components["schemas"]["LinkedCentreDto"][];
        };
        readonly CentreBody: {
            /**
             * Format: uuid
             * @description Id of the record, with `PUT` without an id in the path.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly id?: string | null;
            /** @description The version that was edited: 409 where somebody else changed the record since. Absent: no check. */
            readonly version?: number | null;
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
             * @example DOSE
             * @enum {string|null}
             */
            readonly modeQte?: "DOSE" | "CONDITIONNEMENT" | null;
            /**
             * @description How uses are declared. Of vaccination centres and points.
             * @default JOUR
             * @example JOUR
             * @enum {string|null}
             */
            readonly modeAdministration?: "JOUR" | "SEMAINE" | null;
            /**
             * @description Who gets its mails: the centre, its referent, or both.
             * @example BOTH
             * @enum {string}
             */
            readonly destinataireEmail: "CENTER" | "REFERENT" | "BOTH";
            /** @description The events that it is informed of by mail. */
            readonly emailAutorise?: readonly ("DEMANDE_CREEE" | "DEMANDE_CONFIRMEE" | "DEMANDE_REFUSEE" | "DEMANDE_ANNULEE" | "DEMANDE_TRAITEE" | "DEPART_MARCHANDISES" | "PREPARATION_CREEE" | "PREPARATION_ANNULEE" | "RETOUR_PRODUIT" | "RAPPEL_LOT" | "RECEPTION_NON_CONFORME")[];
            /**
             * Format: uuid
             * @description Referent; one of the users.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly idReferent?: string | null;
            /**
             * Format: uuid
             * @description Default carrier.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly idTransporteur?: string | null;
            /** @description In use. A record that is created without is inactive; a change leaves it as it is. */
            readonly actif?: boolean;
            /** @description Users of the centre. A referent who is not among them any more is no referent any more. */
            readonly users?: readonly string[];
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
        readonly CreatedRecord: {
            /**
             * Format: uuid
             * @description Id of the new record.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
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
            /**
             * @description Values that the message speaks of, by name; absent where it has none.
             * @example {}
             */
            readonly arguments?: {
                readonly [key: string]: string | number;
            };
        };
        readonly StatusBody: {
            /**
             * Format: uuid
             * @description Id of the record.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly id: string;
            /** @description True: active, or published. */
            readonly status: boolean;
        };
        readonly ProductView: {
            /**
             * Format: uuid
             * @description Id.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id?: string | null;
            /** @description Grows with every change; goes with a `PUT`. */
            readonly version?: number | null;
            /**
             * @description Code of the value list PRODUCT_TYPE; VACCIN has rules of its own. Required at creation; never changes.
             * @example VACCIN
             */
            readonly type?: string | null;
            /**
             * @description CIP code; exists once.
             * @example 3400930000014
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
             * @example JOUR
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
             * @description Doses in one package; required for a vaccine, null counts as 1. One decimal; two integer digits for a vaccine, three for others. Unit: doses.
             * @example 6
             */
            readonly nbDoses?: number | null;
            /**
             * @description In a box; required for a vaccine. Unit: packages.
             * @example 195
             */
            readonly nbUnitesBoite?: number | null;
            /** @description In use. A record that is created without is inactive; a change leaves it as it is. */
            readonly actif?: boolean;
            /** @description Who made the record and who changed it last. */
            readonly history: components["schemas"]["RecordHistory"];
        };
        readonly ProductBody: {
            /**
             * Format: uuid
             * @description Id of the record, with `PUT` without an id in the path.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly id?: string | null;
            /** @description The version that was edited: 409 where somebody else changed the record since. Absent: no check. */
            readonly version?: number | null;
            /**
             * @description Code of the value list PRODUCT_TYPE; VACCIN has rules of its own. Required at creation; never changes.
             * @example VACCIN
             */
            readonly type?: string | null;
            /**
             * @description CIP code; exists once.
             * @example 3400930000014
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
             * @example JOUR
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
             * @description Doses in one package; required for a vaccine, null counts as 1. One decimal; two integer digits for a vaccine, three for others. Unit: doses.
             * @example 6
             */
            readonly nbDoses?: number | null;
            /**
             * @description In a box; required for a vaccine. Unit: packages.
             * @example 195
             */
            readonly nbUnitesBoite?: number | null;
            /** @description In use. A record that is created without is inactive; a change leaves it as it is. */
            readonly actif?: boolean;
        };
        readonly ProductDto: {
            /**
             * Format: uuid
             * @description Id.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id: string;
            /**
             * @description Code of the value list PRODUCT_TYPE; VACCIN has rules of its own. Required at creation; never changes.
             * @example VACCIN
             */
            readonly type: string;
            /**
             * @description CIP code; exists once.
             * @example 3400930000014
             */
            readonly codeCip: string;
            /**
             * @description UCD code; required for a vaccine.
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
            /** @description Under reinforced monitoring. */
            readonly surveillanceRenforcee: boolean;
            /** @description Printed on delivery notes. */
            readonly commentaireBl: string | null;
            /**
             * @description Pharmaceutical form; required for a vaccine.
             * @example Dispersion à diluer
             */
            readonly formePharma: string | null;
            /**
             * @description Active substance; required for a vaccine.
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
             * @description Whether it expires on a day or with a month.
             * @enum {string}
             */
            readonly peremptionType: "JOUR" | "MOIS";
            /**
             * @description How it is stored.
             * @example Entre 2 °C et 8 °C
             */
            readonly conservation: string | null;
            /** @description Stability at 2-8 °C after thawing; a product that has one can be transferred frozen. Unit: hours. */
            readonly stabilite28: number | null;
            /** @description Stability at -20 °C. Unit: hours. */
            readonly stabiliteMoins20: number | null;
            /** @description Stability once brought to room temperature. Unit: hours. */
            readonly stabiliteMiseTemperature: number | null;
            /** @description Stability once reconstituted. Unit: hours. */
            readonly stabiliteReconstitution: number | null;
            /** @description Stability after the first dose was drawn. Unit: hours. */
            readonly stabilite1erPrelevement: number | null;
            /** @description How long thawing takes. Unit: hours. */
            readonly dureeDecongelation: number | null;
            /**
             * @description What one unit of stock is.
             * @example FLACON
             */
            readonly typeConditionnement: string;
            /**
             * @description Doses in one package; required for a vaccine, null counts as 1. One decimal; two integer digits for a vaccine, three for others. Unit: doses.
             * @example 6
             */
            readonly nbDoses: number | null;
            /**
             * @description In a box; required for a vaccine. Unit: packages.
             * @example 195
             */
            readonly nbUnitesBoite: number | null;
            /** @description In use. A record that is created without is inactive; a change leaves it as it is. */
            readonly actif: boolean;
        };
        readonly TrackerView: {
            /**
             * Format: uuid
             * @description Id.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id?: string | null;
            /** @description Grows with every change; goes with a `PUT`. */
            readonly version?: number | null;
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
            /** @description In use. A record that is created without is inactive; a change leaves it as it is. */
            readonly actif?: boolean;
            /** @description Who made the record and who changed it last. */
            readonly history: components["schemas"]["RecordHistory"];
        };
        readonly TrackerBody: {
            /**
             * Format: uuid
             * @description Id of the record, with `PUT` without an id in the path.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly id?: string | null;
            /** @description The version that was edited: 409 where somebody else changed the record since. Absent: no check. */
            readonly version?: number | null;
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
            /** @description In use. A record that is created without is inactive; a change leaves it as it is. */
            readonly actif?: boolean;
        };
        readonly TrackerDto: {
            /**
             * Format: uuid
             * @description Id.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id: string;
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
            /** @description In use. A record that is created without is inactive; a change leaves it as it is. */
            readonly actif: boolean;
        };
        readonly ContainerView: {
            /**
             * Format: uuid
             * @description Id.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id?: string | null;
            /** @description Grows with every change; goes with a `PUT`. */
            readonly version?: number | null;
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
            /** @description In use. A record that is created without is inactive; a change leaves it as it is. */
            readonly actif?: boolean;
            /** @description Who made the record and who changed it last. */
            readonly history: components["schemas"]["RecordHistory"];
        };
        readonly ContainerBody: {
            /**
             * Format: uuid
             * @description Id of the record, with `PUT` without an id in the path.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly id?: string | null;
            /** @description The version that was edited: 409 where somebody else changed the record since. Absent: no check. */
            readonly version?: number | null;
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
            /** @description In use. A record that is created without is inactive; a change leaves it as it is. */
            readonly actif?: boolean;
        };
        readonly ContainerDto: {
            /**
             * Format: uuid
             * @description Id.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id: string;
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
            /** @description In use. A record that is created without is inactive; a change leaves it as it is. */
            readonly actif: boolean;
        };
        readonly CarrierCentreDto: {
            /**
             * Format: uuid
             * @description Id of the dispatch centre.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
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
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id?: string | null;
            /** @description Grows with every change; goes with a `PUT`. */
            readonly version?: number | null;
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
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
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
            /** @description In use. A record that is created without is inactive; a change leaves it as it is. */
            readonly actif?: boolean;
            /** @description Who made the record and who changed it last. */
            readonly history: components["schemas"]["RecordHistory"];
            /** @description The dispatch centre that it drives for; read-only. */
            readonly centreDispatch: components["schemas"]["CarrierCentreDto"];
        };
        readonly CarrierBody: {
            /**
             * Format: uuid
             * @description Id of the record, with `PUT` without an id in the path.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly id?: string | null;
            /** @description The version that was edited: 409 where somebody else changed the record since. Absent: no check. */
            readonly version?: number | null;
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
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
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
            /** @description In use. A record that is created without is inactive; a change leaves it as it is. */
            readonly actif?: boolean;
        };
        readonly CarrierDto: {
            /**
             * Format: uuid
             * @description Id.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id: string;
            /**
             * @description Name; exists once.
             * @example Froid Express Nord
             */
            readonly nom: string;
            /**
             * @description SIRET number; exists once.
             * @example 40000000000011
             */
            readonly siret: string | null;
            /**
             * Format: uuid
             * @description The dispatch centre that it drives for. Required of an administrator at creation, for others the selected centre; never changes.
             */
            readonly idCentre: string;
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
            /** @description In use. A record that is created without is inactive; a change leaves it as it is. */
            readonly actif: boolean;
            /** @description The dispatch centre that it drives for. */
            readonly centreDispatch: components["schemas"]["CarrierCentreDto"];
        };
        readonly TemplateView: {
            /**
             * Format: uuid
             * @description Id.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
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
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
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
        readonly InvitationDto: {
            /**
             * @description Whether the link can still be used: EXPIREE too where it was withdrawn, or none was ever sent.
             * @example EN_ATTENTE
             * @enum {string}
             */
            readonly statut: "EN_ATTENTE" | "EXPIREE";
            /**
             * Format: date-time
             * @description When it was sent last.
             * @example null
             */
            readonly envoyeeLe: string | null;
            /**
             * Format: date-time
             * @description Until when it can be used.
             * @example null
             */
            readonly expireLe: string | null;
        };
        readonly UserView: {
            /**
             * Format: uuid
             * @description Id.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id?: string | null;
            /** @description Grows with every change; goes with a `PUT`. */
            readonly version?: number | null;
            /**
             * @description Login, whatever its case; exists once. A new one has letters without accents, digits and . _ @ + - only.
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
            readonly authorities?: readonly ("ROLE_ADMIN" | "ROLE_ADMIN_DISPATCH" | "ROLE_DISPATCH_CENTER" | "ROLE_VACCINATION_CENTER" | "ROLE_VACCINATION_POINT" | "ROLE_AUDITOR")[];
            /**
             * @description Language of the interface and of mails; the configured one where absent.
             * @example fr
             * @enum {string|null}
             */
            readonly langue?: "fr" | "en" | null;
            /**
             * @description How dates are shown: FR DD/MM/YYYY, EN MM/DD/YYYY; null: as the language has it.
             * @example FR
             * @enum {string|null}
             */
            readonly dateFormat?: "FR" | "EN" | null;
            /** @description Is written to every morning about what needs attention. */
            readonly recapitulatif?: boolean;
            /** @description In use. A record that is created without is inactive; a change leaves it as it is. */
            readonly actif?: boolean;
            /** @description Ids of all centres of the user. A referent who leaves a centre is no longer its referent. */
            readonly centreIds?: readonly string[];
            /** @description Who made the record and who changed it last. */
            readonly history: components["schemas"]["RecordHistory"];
            /**
             * @description Holds ROLE_ADMIN; read-only.
             * @example true
             */
            readonly isAdmin: boolean;
            /**
             * @description Holds ROLE_ADMIN_DISPATCH; read-only.
             * @example true
             */
            readonly isAdminDispatch: boolean;
            /**
             * Format: date-time
             * @description When the password was set last; null: there is none yet, or nobody knows. Read-only.
             * @example null
             */
            readonly passwordChangedAt: string | null;
            /** @description State of the invitation; null for a user who has a password. Read-only. */
            readonly invitation: components["schemas"]["InvitationDto"] | null;
            /** @description The centres by name; read-only. */
            readonly centres: readonly components["schemas"]["LinkedCentreDto"][];
        };
        readonly NewUserBody: {
            /**
             * Format: uuid
             * @description Id of the record, with `PUT` without an id in the path.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly id?: string | null;
            /** @description The version that was edited: 409 where somebody else changed the record since. Absent: no check. */
            readonly version?: number | null;
            /**
             * @description Login, whatever its case; exists once. A new one has letters without accents, digits and . _ @ + - only.
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
            readonly authorities?: readonly ("ROLE_ADMIN" | "ROLE_ADMIN_DISPATCH" | "ROLE_DISPATCH_CENTER" | "ROLE_VACCINATION_CENTER" | "ROLE_VACCINATION_POINT" | "ROLE_AUDITOR")[];
            /**
             * @description Language of the interface and of mails; the configured one where absent.
             * @example fr
             * @enum {string|null}
             */
            readonly langue?: "fr" | "en" | null;
            /**
             * @description How dates are shown: FR DD/MM/YYYY, EN MM/DD/YYYY; null: as the language has it.
             * @example FR
             * @enum {string|null}
             */
            readonly dateFormat?: "FR" | "EN" | null;
            /** @description Is written to every morning about what needs attention. */
            readonly recapitulatif?: boolean;
            /** @description In use. A record that is created without is inactive; a change leaves it as it is. */
            readonly actif?: boolean;
            /** @description Ids of all centres of the user. A referent who leaves a centre is no longer its referent. */
            readonly centreIds?: readonly string[];
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
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly id?: string | null;
            /** @description The version that was edited: 409 where somebody else changed the record since. Absent: no check. */
            readonly version?: number | null;
            /**
             * @description Login, whatever its case; exists once. A new one has letters without accents, digits and . _ @ + - only.
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
            readonly authorities?: readonly ("ROLE_ADMIN" | "ROLE_ADMIN_DISPATCH" | "ROLE_DISPATCH_CENTER" | "ROLE_VACCINATION_CENTER" | "ROLE_VACCINATION_POINT" | "ROLE_AUDITOR")[];
            /**
             * @description Language of the interface and of mails; the configured one where absent.
             * @example fr
             * @enum {string|null}
             */
            readonly langue?: "fr" | "en" | null;
            /**
             * @description How dates are shown: FR DD/MM/YYYY, EN MM/DD/YYYY; null: as the language has it.
             * @example FR
             * @enum {string|null}
             */
            readonly dateFormat?: "FR" | "EN" | null;
            /** @description Is written to every morning about what needs attention. */
            readonly recapitulatif?: boolean;
            /** @description In use. A record that is created without is inactive; a change leaves it as it is. */
            readonly actif?: boolean;
            /** @description Ids of all centres of the user. A referent who leaves a centre is no longer its referent. */
            readonly centreIds?: readonly string[];
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
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id?: string | null;
            /** @description Grows with every change; goes with a `PUT`. */
            readonly version?: number | null;
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
            /** @description In use. A record that is created without is inactive; a change leaves it as it is. */
            readonly actif?: boolean;
            /** @description Who made the record and who changed it last. */
            readonly history: components["schemas"]["RecordHistory"];
        };
        readonly ValueListEntryBody: {
            /**
             * Format: uuid
             * @description Id of the record, with `PUT` without an id in the path.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly id?: string | null;
            /** @description The version that was edited: 409 where somebody else changed the record since. Absent: no check. */
            readonly version?: number | null;
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
            /** @description In use. A record that is created without is inactive; a change leaves it as it is. */
            readonly actif?: boolean;
        };
        readonly StockThresholdDto: {
            /**
             * Format: uuid
             * @description Product.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly idProduit: string;
            /**
             * @description At or below it the stock is low; 0: never. Unit: packages.
             * @example 20
             */
            readonly stockBas: number;
        };
        readonly AlertSettingsDto: {
            /** @description Products of which a low stock is told, each once; none by default. */
            readonly seuils: readonly components["schemas"]["StockThresholdDto"][];
            /**
             * @description Days before an expiry; 30 by default. Unit: days.
             * @example 30
             */
            readonly joursPeremption?: number | null;
            /**
             * @description Hours before a usage limit; 48 by default. Unit: hours.
             * @example 48
             */
            readonly heuresLimite?: number | null;
            /**
             * @description Days after which a note that nobody received is late; 3 by default. Unit: days.
             * @example 3
             */
            readonly joursReception?: number | null;
        };
        readonly OwnCentreDto: {
            /**
             * Format: uuid
             * @description Centre id.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
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
             * @example null
             */
            readonly idTransporteur: string | null;
        };
        readonly CentreTreeDto: {
            /**
             * Format: uuid
             * @description Centre id.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
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
             * @example null
             */
            readonly idTransporteur: string | null;
            /** @description Centres right above, without their own relations. */
            readonly parents: readonly components["schemas"]["OwnCentreDto"][];
            /** @description Vaccination centres and points right below. */
            readonly childrenVaccination: readonly components["schemas"]["CentreTreeDto"][];
            /** @description Dispatch and referent centres right below. */
            readonly childrenDispatch: readonly components["schemas"]["CentreTreeDto"][];
        };
        readonly CentreChoiceDto: {
            /**
             * Format: uuid
             * @description Centre id.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
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
        readonly TemplateChoiceDto: {
            /**
             * Format: uuid
             * @description Template id.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
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
            /**
             * @description Whether it is still offered; only with `avecInactifs`.
             * @example true
             */
            readonly actif?: boolean;
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
             * @example 2026-11-20T08:30:00.000Z
             */
            readonly occurredAt: string;
            /**
             * @description What kind of record.
             * @example centre
             * @enum {string}
             */
            readonly entity: "centre" | "contenant" | "produit" | "template" | "tracker" | "transporteur" | "users" | "value-list";
            /**
             * Format: uuid
             * @description Id of the record.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly recordId: string;
            /** @description What the record is called, else its id. */
            readonly name: string;
            /**
             * Format: uuid
             * @description Who changed it; null for the product itself, and for a change by hand in the database.
             * @example null
             */
            readonly userId: string | null;
            /**
             * @description First and last name of the user who changed it.
             * @example null
             */
            readonly user: string | null;
            /**
             * @description `service`: `before` and `after` are the record as its GET shows it. `database`: the change was made past the service, they are the row of the table.
             * @example service
             * @enum {string}
             */
            readonly origin: "service" | "database";
            /**
             * @description The record as it was; null: it was created. Secrets are never in it.
             * @example null
             */
            readonly before: {
                readonly [key: string]: unknown;
            } | null;
            /**
             * @description The record as it became; null: it was deleted, by hand.
             * @example null
             */
            readonly after: {
                readonly [key: string]: unknown;
            } | null;
        };
        readonly SecurityEntryView: {
            /**
             * @description Number of the entry.
             * @example 4711
             */
            readonly id: string;
            /**
             * Format: date-time
             * @description When it happened; of several, the last time.
             * @example 2026-11-20T08:30:00.000Z
             */
            readonly date: string;
            /**
             * @description CONNEXION sign-in, DECONNEXION sign-out, MOT_DE_PASSE password set, LIEN link mailed, DROITS account or authorities changed, REFUS call refused.
             * @example CONNEXION
             * @enum {string}
             */
            readonly evenement: "CONNEXION" | "DECONNEXION" | "MOT_DE_PASSE" | "LIEN" | "DROITS" | "REFUS";
            /**
             * @description The login that was typed, or that of the account; null: unknown, or events of several logins.
             * @example null
             */
            readonly login: string | null;
            /**
             * @description Address of the caller; null: none, or events of several addresses.
             * @example null
             */
            readonly adresse: string | null;
            /**
             * @description Outcome.
             * @example SUCCES
             * @enum {string}
             */
            readonly resultat: "SUCCES" | "ECHEC";
            /**
             * @description First and last name of the user who did it; null: nobody has signed in.
             * @example null
             */
            readonly utilisateur: string | null;
            /**
             * @description Number of events. More than one: failures of one minute, which are counted under a flood.
             * @example 1
             */
            readonly nombre: number;
        };
        readonly ImportForm: {
            /**
             * Format: binary
             * @description The .xlsx: headings as in the model file or in an exported list, at most 5,000 lines. An empty cell leaves its field as it is.
             */
            readonly file: string;
            /**
             * @description True: tells what would change and changes nothing.
             * @default false
             * @example false
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
            readonly avant: (string | number | boolean) | null;
            /**
             * @description Its value afterwards.
             * @example Centre Bellevue-Sud
             */
            readonly apres: (string | number | boolean) | null;
            /**
             * @description Of a plan: what both values count.
             * @example DOSE
             * @enum {string}
             */
            readonly unite?: "DOSE" | "CONDITIONNEMENT";
            /**
             * @description Of a plan: what it counted before; null where nothing was planned. Where it counted otherwise than it will, both values are in doses.
             * @example null
             * @enum {string|null}
             */
            readonly uniteAvant?: "DOSE" | "CONDITIONNEMENT" | null;
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
             * @example CREATION
             * @enum {string}
             */
            readonly statut: "CREATION" | "MODIFICATION" | "INCHANGE" | "ERREUR";
            /**
             * @description Name in that line.
             * @example null
             */
            readonly libelle: string | null;
            /**
             * Format: uuid
             * @description Id of the record; null where there is none, or would only be one.
             * @example null
             */
            readonly id: string | null;
            /** @description Fields of the record that change. */
            readonly modifications: readonly components["schemas"]["ImportedChange"][];
            /** @description What is wrong with the line. */
            readonly erreurs: readonly components["schemas"]["FieldError"][];
        };
        readonly ImportReport: {
            /**
             * @description Nothing was changed: it was only tried.
             * @example true
             */
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
            /** @description Of an import of centres: active users who have no active centre left once the lines disable theirs, by name. */
            readonly pertesAcces?: readonly components["schemas"]["UserChoice"][];
        };
        readonly CentreMailPreview: {
            /** @description Centres that the mail is for. */
            readonly nbCentres: number;
            /** @description Mails that would be sent, one an address. */
            readonly nbMails: number;
            /** @description Centres that cannot be written to: nobody there has an address. */
            readonly centresSansAdresse: readonly components["schemas"]["CentreChoiceDto"][];
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
        readonly CentreMailReport: {
            /** @description Mails that were handed over for delivery, one an address. */
            readonly nbMails: number;
            /** @description Centres that were not written to: nobody there has an address. */
            readonly centresSansAdresse: readonly components["schemas"]["CentreChoiceDto"][];
        };
        readonly RecallBody: {
            /**
             * Format: uuid
             * @description Product.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly idProduit: string;
            /**
             * @description Lot, exactly as it was entered; it may be one that no centre has seen yet.
             * @example VX2411A
             */
            readonly lot: string;
            /**
             * @description Why.
             * @example Défaut de stérilité signalé par le fabricant
             */
            readonly motif: string;
            /**
             * @description What the centres are to do.
             * @example Mettre en quarantaine, attendre la reprise
             */
            readonly instruction?: string | null;
        };
        readonly Created: {
            /**
             * Format: uuid
             * @description Id of the operation; for an entry, of the stock batch.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id: string;
        };
        readonly ProductReference: {
            /**
             * Format: uuid
             * @description Product.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
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
        readonly NamedCentre: {
            /**
             * Format: uuid
             * @description Centre.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id: string;
            /**
             * @description Name.
             * @example Centre Bellevue
             */
            readonly nom: string;
        };
        readonly RecallLift: {
            /**
             * Format: date-time
             * @description When.
             * @example 2026-11-20T08:30:00.000Z
             */
            readonly date: string;
            /**
             * @description Why.
             * @example Analyse conforme
             */
            readonly motif: string;
            /**
             * @description By whom.
             * @example Claire Martin
             */
            readonly utilisateur: string;
        };
        readonly RecallCentre: {
            /** @description Centre. */
            readonly centre: components["schemas"]["NamedCentre"];
            /**
             * @description What it holds of the lot. Unit: packages.
             * @example 12
             */
            readonly quantite: number;
            /**
             * Format: date-time
             * @description When it acknowledged the recall; null: not yet.
             * @example null
             */
            readonly accuseLe: string | null;
            /**
             * @description Who acknowledged it.
             * @example null
             */
            readonly accusePar: string | null;
        };
        readonly RecallView: {
            /**
             * Format: uuid
             * @description Recall.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id: string;
            /**
             * Format: date-time
             * @description When.
             * @example 2026-11-20T08:30:00.000Z
             */
            readonly date: string;
            /**
             * @description Why.
             * @example Défaut de stérilité
             */
            readonly motif: string;
            /**
             * @description What the centres are to do.
             * @example null
             */
            readonly instruction: string | null;
            /**
             * @description Whole network, or a referent and all below it.
             * @example RESEAU
             * @enum {string}
             */
            readonly portee: "RESEAU" | "CENTRE";
            /** @description Product. */
            readonly produit: components["schemas"]["ProductReference"];
            /**
             * @description Lot.
             * @example VX2411A
             */
            readonly lot: string;
            /** @description The referent; null for the whole network. */
            readonly emetteur: components["schemas"]["NamedCentre"] | null;
            /** @description When and why it was lifted; null: it is not lifted. */
            readonly levee: components["schemas"]["RecallLift"] | null;
            /** @description The centres that it concerns, within reach, by name. */
            readonly centres: readonly components["schemas"]["RecallCentre"][];
        };
        readonly LiftBody: {
            /**
             * @description Why.
             * @example Analyse conforme
             */
            readonly motif: string;
        };
        readonly AllocationBody: {
            /** @description Monday, of a plan in packages. Unit: packages. */
            readonly lundi?: number | null;
            /** @description First doses of Monday, of a plan in doses. Unit: doses. */
            readonly lundi1?: number | null;
            /** @description Second doses of Monday, of a plan in doses. Unit: doses. */
            readonly lundi2?: number | null;
            /** @description Tuesday, of a plan in packages. Unit: packages. */
            readonly mardi?: number | null;
            /** @description First doses of Tuesday, of a plan in doses. Unit: doses. */
            readonly mardi1?: number | null;
            /** @description Second doses of Tuesday, of a plan in doses. Unit: doses. */
            readonly mardi2?: number | null;
            /** @description Wednesday, of a plan in packages. Unit: packages. */
            readonly mercredi?: number | null;
            /** @description First doses of Wednesday, of a plan in doses. Unit: doses. */
            readonly mercredi1?: number | null;
            /** @description Second doses of Wednesday, of a plan in doses. Unit: doses. */
            readonly mercredi2?: number | null;
            /** @description Thursday, of a plan in packages. Unit: packages. */
            readonly jeudi?: number | null;
            /** @description First doses of Thursday, of a plan in doses. Unit: doses. */
            readonly jeudi1?: number | null;
            /** @description Second doses of Thursday, of a plan in doses. Unit: doses. */
            readonly jeudi2?: number | null;
            /** @description Friday, of a plan in packages. Unit: packages. */
            readonly vendredi?: number | null;
            /** @description First doses of Friday, of a plan in doses. Unit: doses. */
            readonly vendredi1?: number | null;
            /** @description Second doses of Friday, of a plan in doses. Unit: doses. */
            readonly vendredi2?: number | null;
            /** @description Saturday, of a plan in packages. Unit: packages. */
            readonly samedi?: number | null;
            /** @description First doses of Saturday, of a plan in doses. Unit: doses. */
            readonly samedi1?: number | null;
            /** @description Second doses of Saturday, of a plan in doses. Unit: doses. */
            readonly samedi2?: number | null;
            /** @description Sunday, of a plan in packages. Unit: packages. */
            readonly dimanche?: number | null;
            /** @description First doses of Sunday, of a plan in doses. Unit: doses. */
            readonly dimanche1?: number | null;
            /** @description Second doses of Sunday, of a plan in doses. Unit: doses. */
            readonly dimanche2?: number | null;
            /**
             * @description What the plan counts.
             * @example CONDITIONNEMENT
             * @enum {string}
             */
            readonly modeQte: "DOSE" | "CONDITIONNEMENT";
            /**
             * Format: uuid
             * @description Vaccination centre that is planned for.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly idCentre: string;
            /**
             * Format: uuid
             * @description Product.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly idProduit: string;
            /**
             * Format: date
             * @description Monday of the week, not one that is over. `YYYY-MM-DD`.
             * @example 2026-11-23
             */
            readonly debutSemaine: string;
        };
        readonly AllocationCopiesBody: {
            /**
             * Format: uuid
             * @description Plan.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly id: string;
            /**
             * @description Into how many of the following weeks it is copied. Unit: weeks.
             * @example 3
             */
            readonly nbSemaines: number;
        };
        readonly GenerationBody: {
            /**
             * Format: date
             * @description Monday of the week, not one that is over. `YYYY-MM-DD`.
             * @example 2026-11-23
             */
            readonly debutSemaine: string;
            /**
             * Format: uuid
             * @description Only for this centre.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly idCentre?: string | null;
            /**
             * Format: uuid
             * @description Only for this product.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly idProduit?: string | null;
        };
        readonly Generation: {
            /**
             * @description Requests that were made, one a day for which something is planned.
             * @example 12
             */
            readonly nbDemandes: number;
            /**
             * @description Requests that had been made of the same plans before; they stay as they are.
             * @example 0
             */
            readonly nbExistantes: number;
            /**
             * @description Plans of which no requests were made, because their centre or product is disabled.
             * @example 0
             */
            readonly nbPlansEcartes: number;
        };
        readonly AllocationImportForm: {
            /**
             * Format: binary
             * @description The .xlsx or .xls: `finess`, `produit`, then the quantities as in the model file; at most 5,000 lines. A week without a quantity stays as it is.
             */
            readonly file: string;
            /**
             * @description What each column of quantities is for: a day (35 of them) or a week (10).
             * @example JOUR
             * @enum {string}
             */
            readonly period: "JOUR" | "SEMAINE";
            /**
             * @description What the quantities count. In doses a day or week has two columns, D1 and D2.
             * @example DOSE
             * @enum {string}
             */
            readonly qtyMode: "DOSE" | "CONDITIONNEMENT" | "FLACON";
            /**
             * Format: date
             * @description Monday of the first week, not one that is over. `YYYY-MM-DD`.
             * @example 2026-11-23
             */
            readonly startWeek: string;
            /**
             * @description True: tells what would change and changes nothing.
             * @default false
             * @example false
             */
            readonly dryRun?: boolean;
        };
        readonly AllocationRevisionBody: {
            /** @description Monday, of a plan in packages. Unit: packages. */
            readonly lundi?: number | null;
            /** @description First doses of Monday, of a plan in doses. Unit: doses. */
            readonly lundi1?: number | null;
            /** @description Second doses of Monday, of a plan in doses. Unit: doses. */
            readonly lundi2?: number | null;
            /** @description Tuesday, of a plan in packages. Unit: packages. */
            readonly mardi?: number | null;
            /** @description First doses of Tuesday, of a plan in doses. Unit: doses. */
            readonly mardi1?: number | null;
            /** @description Second doses of Tuesday, of a plan in doses. Unit: doses. */
            readonly mardi2?: number | null;
            /** @description Wednesday, of a plan in packages. Unit: packages. */
            readonly mercredi?: number | null;
            /** @description First doses of Wednesday, of a plan in doses. Unit: doses. */
            readonly mercredi1?: number | null;
            /** @description Second doses of Wednesday, of a plan in doses. Unit: doses. */
            readonly mercredi2?: number | null;
            /** @description Thursday, of a plan in packages. Unit: packages. */
            readonly jeudi?: number | null;
            /** @description First doses of Thursday, of a plan in doses. Unit: doses. */
            readonly jeudi1?: number | null;
            /** @description Second doses of Thursday, of a plan in doses. Unit: doses. */
            readonly jeudi2?: number | null;
            /** @description Friday, of a plan in packages. Unit: packages. */
            readonly vendredi?: number | null;
            /** @description First doses of Friday, of a plan in doses. Unit: doses. */
            readonly vendredi1?: number | null;
            /** @description Second doses of Friday, of a plan in doses. Unit: doses. */
            readonly vendredi2?: number | null;
            /** @description Saturday, of a plan in packages. Unit: packages. */
            readonly samedi?: number | null;
            /** @description First doses of Saturday, of a plan in doses. Unit: doses. */
            readonly samedi1?: number | null;
            /** @description Second doses of Saturday, of a plan in doses. Unit: doses. */
            readonly samedi2?: number | null;
            /** @description Sunday, of a plan in packages. Unit: packages. */
            readonly dimanche?: number | null;
            /** @description First doses of Sunday, of a plan in doses. Unit: doses. */
            readonly dimanche1?: number | null;
            /** @description Second doses of Sunday, of a plan in doses. Unit: doses. */
            readonly dimanche2?: number | null;
            /**
             * @description What the plan counts.
             * @example CONDITIONNEMENT
             * @enum {string}
             */
            readonly modeQte: "DOSE" | "CONDITIONNEMENT";
            /**
             * Format: uuid
             * @description Vaccination centre that is planned for.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly idCentre: string;
            /**
             * Format: uuid
             * @description Product.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly idProduit: string;
            /**
             * Format: date
             * @description Monday of the week, not one that is over. `YYYY-MM-DD`.
             * @example 2026-11-23
             */
            readonly debutSemaine: string;
            /**
             * Format: uuid
             * @description Plan. Its centre, product and week cannot be changed.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly id: string;
            /**
             * @description The version of the plan that was edited; 0: there was none. 409 where somebody else changed it since. Absent: no check. Unit: changes.
             * @example 1
             */
            readonly version?: number | null;
        };
        readonly CentreReference: {
            /**
             * Format: uuid
             * @description Centre.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
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
        readonly PlanHistory: {
            /**
             * Format: date-time
             * @description When the plan was made or changed last.
             * @example 2026-11-20T08:30:00.000Z
             */
            readonly modificationDate: string;
            /**
             * @description Who did it.
             * @example Camille Petit
             */
            readonly modificationUser: string;
        };
        readonly AllocationRow: {
            /**
             * @description Monday; 0 in doses. Unit: packages.
             * @example 5
             */
            readonly lundi: number;
            /**
             * @description First doses of Monday; 0 in packages. Unit: doses.
             * @example 0
             */
            readonly lundi1: number;
            /**
             * @description Second doses of Monday; 0 in packages. Unit: doses.
             * @example 0
             */
            readonly lundi2: number;
            /**
             * @description Tuesday; 0 in doses. Unit: packages.
             * @example 5
             */
            readonly mardi: number;
            /**
             * @description First doses of Tuesday; 0 in packages. Unit: doses.
             * @example 0
             */
            readonly mardi1: number;
            /**
             * @description Second doses of Tuesday; 0 in packages. Unit: doses.
             * @example 0
             */
            readonly mardi2: number;
            /**
             * @description Wednesday; 0 in doses. Unit: packages.
             * @example 5
             */
            readonly mercredi: number;
            /**
             * @description First doses of Wednesday; 0 in packages. Unit: doses.
             * @example 0
             */
            readonly mercredi1: number;
            /**
             * @description Second doses of Wednesday; 0 in packages. Unit: doses.
             * @example 0
             */
            readonly mercredi2: number;
            /**
             * @description Thursday; 0 in doses. Unit: packages.
             * @example 5
             */
            readonly jeudi: number;
            /**
             * @description First doses of Thursday; 0 in packages. Unit: doses.
             * @example 0
             */
            readonly jeudi1: number;
            /**
             * @description Second doses of Thursday; 0 in packages. Unit: doses.
             * @example 0
             */
            readonly jeudi2: number;
            /**
             * @description Friday; 0 in doses. Unit: packages.
             * @example 5
             */
            readonly vendredi: number;
            /**
             * @description First doses of Friday; 0 in packages. Unit: doses.
             * @example 0
             */
            readonly vendredi1: number;
            /**
             * @description Second doses of Friday; 0 in packages. Unit: doses.
             * @example 0
             */
            readonly vendredi2: number;
            /**
             * @description Saturday; 0 in doses. Unit: packages.
             * @example 5
             */
            readonly samedi: number;
            /**
             * @description First doses of Saturday; 0 in packages. Unit: doses.
             * @example 0
             */
            readonly samedi1: number;
            /**
             * @description Second doses of Saturday; 0 in packages. Unit: doses.
             * @example 0
             */
            readonly samedi2: number;
            /**
             * @description Sunday; 0 in doses. Unit: packages.
             * @example 5
             */
            readonly dimanche: number;
            /**
             * @description First doses of Sunday; 0 in packages. Unit: doses.
             * @example 0
             */
            readonly dimanche1: number;
            /**
             * @description Second doses of Sunday; 0 in packages. Unit: doses.
             * @example 0
             */
            readonly dimanche2: number;
            /**
             * Format: uuid
             * @description Plan.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id: string;
            /**
             * Format: date
             * @description Monday of the week.
             * @example 2026-11-23
             */
            readonly debutSemaine: string;
            /** @description Centre. */
            readonly centre: components["schemas"]["CentreReference"];
            /** @description Product. */
            readonly produit: components["schemas"]["ProductReference"];
            /**
             * @description What the plan counts.
             * @example CONDITIONNEMENT
             * @enum {string}
             */
            readonly modeQte: "DOSE" | "CONDITIONNEMENT";
            /**
             * @description The week; of doses, the packages that hold them. Unit: packages.
             * @example 25
             */
            readonly totalCond: number;
            /**
             * @description The week, one decimal. Unit: doses.
             * @example 150
             */
            readonly totalDoses: number;
            /**
             * @description Promised to requests of the week. Unit: packages.
             * @example 10
             */
            readonly quantiteConfirmee: number;
            /**
             * @description What is left of the week, never below 0. Unit: as `modeQte` says, packages or doses.
             * @example 15
             */
            readonly residualPrevision: number;
            /**
             * @description Grows with every change; goes with the next one.
             * @example 1
             */
            readonly version: number;
            /** @description Its last change. */
            readonly history: components["schemas"]["PlanHistory"];
        };
        readonly PlannedWeekBody: {
            /** @description Monday, of a plan in packages. Unit: packages. */
            readonly lundi?: number | null;
            /** @description First doses of Monday, of a plan in doses. Unit: doses. */
            readonly lundi1?: number | null;
            /** @description Second doses of Monday, of a plan in doses. Unit: doses. */
            readonly lundi2?: number | null;
            /** @description Tuesday, of a plan in packages. Unit: packages. */
            readonly mardi?: number | null;
            /** @description First doses of Tuesday, of a plan in doses. Unit: doses. */
            readonly mardi1?: number | null;
            /** @description Second doses of Tuesday, of a plan in doses. Unit: doses. */
            readonly mardi2?: number | null;
            /** @description Wednesday, of a plan in packages. Unit: packages. */
            readonly mercredi?: number | null;
            /** @description First doses of Wednesday, of a plan in doses. Unit: doses. */
            readonly mercredi1?: number | null;
            /** @description Second doses of Wednesday, of a plan in doses. Unit: doses. */
            readonly mercredi2?: number | null;
            /** @description Thursday, of a plan in packages. Unit: packages. */
            readonly jeudi?: number | null;
            /** @description First doses of Thursday, of a plan in doses. Unit: doses. */
            readonly jeudi1?: number | null;
            /** @description Second doses of Thursday, of a plan in doses. Unit: doses. */
            readonly jeudi2?: number | null;
            /** @description Friday, of a plan in packages. Unit: packages. */
            readonly vendredi?: number | null;
            /** @description First doses of Friday, of a plan in doses. Unit: doses. */
            readonly vendredi1?: number | null;
            /** @description Second doses of Friday, of a plan in doses. Unit: doses. */
            readonly vendredi2?: number | null;
            /** @description Saturday, of a plan in packages. Unit: packages. */
            readonly samedi?: number | null;
            /** @description First doses of Saturday, of a plan in doses. Unit: doses. */
            readonly samedi1?: number | null;
            /** @description Second doses of Saturday, of a plan in doses. Unit: doses. */
            readonly samedi2?: number | null;
            /** @description Sunday, of a plan in packages. Unit: packages. */
            readonly dimanche?: number | null;
            /** @description First doses of Sunday, of a plan in doses. Unit: doses. */
            readonly dimanche1?: number | null;
            /** @description Second doses of Sunday, of a plan in doses. Unit: doses. */
            readonly dimanche2?: number | null;
            /**
             * @description What the plan counts.
             * @example CONDITIONNEMENT
             * @enum {string}
             */
            readonly modeQte: "DOSE" | "CONDITIONNEMENT";
            /**
             * Format: date
             * @description Monday of the week, not one that is over. `YYYY-MM-DD`.
             * @example 2026-11-23
             */
            readonly debutSemaine: string;
            /**
             * @description The version of the plan that was edited; 0: there was none. 409 where somebody else changed it since. Absent: no check. Unit: changes.
             * @example 1
             */
            readonly version?: number | null;
        };
        readonly PlannedWeeksBody: {
            /**
             * Format: uuid
             * @description Vaccination centre that is planned for.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly idCentre: string;
            /**
             * Format: uuid
             * @description Product.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly idProduit: string;
            /** @description Weeks to plan, at least one; none twice. */
            readonly semaines: readonly components["schemas"]["PlannedWeekBody"][];
        };
        readonly CommandProgressView: {
            /**
             * @description Done so far. Unit: what the command counts.
             * @example 420
             */
            readonly fait: number;
            /**
             * @description In all; 0: not counted yet, or not by this command. Unit: what the command counts.
             * @example 5000
             */
            readonly total: number;
            /**
             * @description The command has answered: sent again, it answers the same.
             * @example false
             */
            readonly termine: boolean;
        };
        readonly CountOpeningBody: {
            /**
             * Format: uuid
             * @description Product to count; absent: all products.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly idProduit?: string | null;
        };
        readonly CountedLineBody: {
            /**
             * Format: uuid
             * @description Stock batch; at a vaccination centre the received delivery-note line.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly idStock: string;
            /**
             * @description What was found; 0 where there is nothing. Unit: packages.
             * @example 11
             */
            readonly quantiteComptee: number;
        };
        readonly CountedLinesBody: {
            /** @description Batches that were counted: at least one, at most 1,000, none twice. */
            readonly lignes: readonly components["schemas"]["CountedLineBody"][];
        };
        readonly CountLineView: {
            /**
             * Format: uuid
             * @description Batch; at a vaccination centre the delivery-note line (`idLigneBl`).
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly idStock: string;
            /**
             * @description Batch number.
             * @example VX2411A
             */
            readonly lot: string;
            /**
             * @description What the ledger had when the line was counted; before that, what it has. Null before the line is counted for who may not edit the stock. Unit: packages.
             * @example 12
             */
            readonly quantiteAttendue: number | null;
            /**
             * @description What was found; null: not counted. Unit: packages.
             * @example 11
             */
            readonly quantiteComptee: number | null;
            /**
             * @description Counted − expected; null: not counted. Unit: packages.
             * @example -1
             */
            readonly ecart: number | null;
            /** @description Product. */
            readonly produit: components["schemas"]["ProductReference"];
            /**
             * Format: date
             * @description Expiry; for month-type products the last day of the month.
             * @example 2027-06-30
             */
            readonly peremption: string;
            /**
             * @description Thawed.
             * @example false
             */
            readonly decongele: boolean;
            /**
             * @description Comes from a product return.
             * @example false
             */
            readonly retourProduit: boolean;
            /**
             * @description Thermal state.
             * @example null
             * @enum {string|null}
             */
            readonly transfertType: "CONGELE" | "MOINS_20" | "DECONGELE" | null;
            /**
             * @description Number of the delivery note by which it arrived.
             * @example PN-2026-000123
             */
            readonly numeroBl?: string;
            /**
             * Format: date-time
             * @description When it was counted.
             * @example 2026-11-22T08:10:00.000Z
             */
            readonly dateComptage: string | null;
            /**
             * @description Who counted it.
             * @example Claire Martin
             */
            readonly comptePar: string | null;
        };
        readonly CountView: {
            /**
             * Format: uuid
             * @description Count.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id: string;
            /**
             * @description Its number, which is the comment of the corrections that it makes.
             * @example INV-PN-2026-000012
             */
            readonly numero: string;
            /**
             * @description Open, closed with its corrections, or abandoned.
             * @example OUVERT
             * @enum {string}
             */
            readonly statut: "OUVERT" | "CLOTURE" | "ABANDONNE";
            /** @description Where it is. */
            readonly centre: components["schemas"]["NamedCentre"];
            /** @description The product; null: all products. */
            readonly produit: components["schemas"]["ProductReference"] | null;
            /**
             * Format: date-time
             * @description When it was opened.
             * @example 2026-11-20T08:30:00.000Z
             */
            readonly dateOuverture: string;
            /**
             * @description Who opened it.
             * @example Claire Martin
             */
            readonly ouvertPar: string;
            /**
             * Format: date-time
             * @description When it was closed or abandoned.
             * @example null
             */
            readonly dateFin: string | null;
            /**
             * @description Who closed or abandoned it.
             * @example null
             */
            readonly terminePar: string | null;
            /**
             * @description Batches that were counted. Unit: batches.
             * @example 14
             */
            readonly nbComptes: number;
            /**
             * @description Of these, batches with a difference. Unit: batches.
             * @example 2
             */
            readonly nbEcarts: number;
            /**
             * @description The caller may close it while it is open: who edits the stock of the centre, where it is the selected one.
             * @example true
             */
            readonly peutCloturer: boolean;
            /** @description Batches that were counted, and batches that the centre holds and that are not counted yet; of a count that has ended, as it ended. By product, expiry and lot. */
            readonly lignes: readonly components["schemas"]["CountLineView"][];
        };
        readonly ReceivedLineBody: {
            /**
             * Format: uuid
             * @description Line of the delivery note.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly idLigneBl: string;
            /**
             * @description What arrived; at most what was sent. Unit: packages.
             * @example 9
             */
            readonly quantiteRecue: number;
            /**
             * @description Why less arrived: code of the value list SCRAPPING_CAUSE; required where less arrived.
             * @example CASSE
             */
            readonly cause?: string | null;
            /**
             * @description Comment; required for the cause AUTRE.
             * @example Un flacon cassé
             */
            readonly commentaire?: string | null;
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
            readonly conforme?: boolean;
            /**
             * @description Why the reception is not compliant, or why goods past their limit are received.
             * @example Un carton ouvert
             */
            readonly commentaire?: string | null;
            /** @description What arrived, line by line; a line that is left out arrived in full. What is missing enters and is scrapped at once. */
            readonly lignes?: readonly components["schemas"]["ReceivedLineBody"][];
            /**
             * @description The user confirmed goods past their limit; a comment is then required.
             * @default false
             * @example false
             */
            readonly forceValidation?: boolean;
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
            readonly conforme?: boolean;
            /**
             * @description Why the reception is not compliant, or why goods past their limit are received.
             * @example Un carton ouvert
             */
            readonly commentaire?: string | null;
            /** @description What arrived, line by line; a line that is left out arrived in full. What is missing enters and is scrapped at once. */
            readonly lignes?: readonly components["schemas"]["ReceivedLineBody"][];
            /**
             * @description The user confirmed goods past their limit; a comment is then required.
             * @default false
             * @example false
             */
            readonly forceValidation?: boolean;
            /**
             * Format: date-time
             * @description When an action was made offline that is sent now: not in the future, at most 30 days old, not before its goods were there. Absent: the action is made online. ISO 8601 with an offset.
             * @example 2026-11-20T09:30:00+01:00
             */
            readonly dateOperation?: string | null;
        };
        readonly CreatedAtVaccination: {
            /**
             * Format: uuid
             * @description Id of the operation; for an entry, of the stock batch.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id: string;
            /**
             * @description The action was made offline (`dateOperation`) and sent later.
             * @example false
             */
            readonly offline: boolean;
        };
        readonly Reception: {
            /**
             * Format: date-time
             * @description When the goods were received, as declared.
             * @example 2026-11-20T08:30:00.000Z
             */
            readonly date: string;
            /**
             * @description Who received them.
             * @example Hugo Bernard
             */
            readonly utilisateur: string;
            /**
             * @description The reception was compliant.
             * @example false
             */
            readonly conforme: boolean;
            /**
             * @description Comment.
             * @example Un carton ouvert
             */
            readonly commentaire: string | null;
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
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
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
             * @description Sent and not arrived, as the receiver said: entered there and scrapped at once. Unit: packages.
             * @example 0
             */
            readonly ecart: number;
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
             * @description Its goods had come back by a product return before they left.
             * @example false
             */
            readonly retourProduit: boolean;
            /**
             * @description Its lot is recalled at the issuer or at the destination.
             * @example false
             */
            readonly rappel: boolean;
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
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
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
             * @example 2026-11-20T08:30:00.000Z
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
            /** @description Its reception; null until it is received. */
            readonly reception: components["schemas"]["Reception"] | null;
            /**
             * @description The lot of one of its lines is recalled at the issuer or at the destination.
             * @example false
             */
            readonly rappel: boolean;
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
             * @description Comment; where none was given, that of the replenishment request.
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
             * @description When the goods were received; not in the future. Default: now. ISO 8601 with an offset.
             * @example 2026-11-20T09:30:00+01:00
             */
            readonly reception?: string | null;
            /**
             * @description The reception is compliant. Where it is not, a comment is required.
             * @default true
             * @example true
             */
            readonly conforme?: boolean;
            /**
             * @description Why the reception is not compliant, or any other comment.
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
             * @description When the goods left the freezer; required with MOINS_20 and DECONGELE; not in the future. ISO 8601 with an offset.
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
             * @description When it leaves the freezer; required for products with `stabilite28`, unless the batch is frozen. Not in the future, at most 90 days ago. ISO 8601 with an offset.
             * @example 2026-11-20T09:30:00+01:00
             */
            readonly sortie?: string | null;
            /**
             * @description External reference.
             * @example CMD-2026-118
             */
            readonly refExterne?: string | null;
            /**
             * @description Why this batch, where another one that can be used ends earlier; kept in the history.
             * @example Premier lot réservé
             */
            readonly motifDerogation?: string | null;
            /**
             * @description Take goods that came back from a return, where no batch is named.
             * @default false
             * @example false
             */
            readonly isRetour?: boolean;
        };
        readonly DispatchPreparationBody: {
            /** @description What is sent; at least one line. */
            readonly produits: readonly components["schemas"]["PreparationLineBody"][];
            /**
             * @description The goods leave thawed.
             * @default false
             * @example false
             */
            readonly decongele?: boolean;
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
             * @description Carrier: one of the dispatch centre that sends, or of one below the referent that sends.
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
             * @description The shipment is a transfer, which may go without a destination; from a dispatch centre alone, where the configuration offers it.
             * @default false
             * @example false
             */
            readonly transfert?: boolean;
            /**
             * @description The destination does not follow this note up in the system.
             * @default false
             * @example false
             */
            readonly suiviDesactive?: boolean;
            /**
             * @description Comment of the preparation; required where goods past their limit leave.
             * @example Demande urgente
             */
            readonly commentaire?: string | null;
            /**
             * @description The user confirmed what a check asked about.
             * @default false
             * @example false
             */
            readonly forceValidation?: boolean;
            /**
             * Format: uuid
             * @description Replenishment request that the preparation serves.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly replenishmentId?: string | null;
        };
        readonly RequestsPreparationBody: {
            /**
             * @description Requests for one product, none of them processed, refused or cancelled.
             * @example [
             *       "7f0c6c1e-1f5e-5c55-9c38-5f9d5c4f5a01"
             *     ]
             */
            readonly idDemandesList: readonly string[];
            /**
             * Format: uuid
             * @description Stock batch that all are served from.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly idStock: string;
            /**
             * @description Further batches of the product: from them is taken, in this order, what the first does not hold.
             * @example []
             */
            readonly idStocksSuivants?: readonly string[];
            /**
             * @description External reference of every line.
             * @example TOURNEE-12
             */
            readonly refExterne?: string | null;
            /**
             * Format: date-time
             * @description When the goods of `idStock` leave the freezer; required for products with `stabilite28`, unless frozen. Those of `idStocksSuivants` leave at the time that is known of their batch, else with them. ISO 8601 with an offset.
             * @example 2026-11-20T09:30:00+01:00
             */
            readonly sortie?: string | null;
            /**
             * @description Why these batches, where another one that can be used ends earlier; kept in the history of what leaves before it.
             * @example Premier lot réservé
             */
            readonly motifDerogation?: string | null;
            /**
             * @description The destinations do not follow these notes up in the system.
             * @default false
             * @example false
             */
            readonly suiviDesactive?: boolean;
            /** @description Comment of the preparations; required where goods past their limit leave. */
            readonly commentaire?: string | null;
            /**
             * @description The user confirmed what a check asked about.
             * @default false
             * @example false
             */
            readonly forceValidation?: boolean;
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
            readonly forceValidation?: boolean;
            /**
             * @description Why this batch, where another one that can be used ends earlier; kept in the history.
             * @example Premier lot déjà ouvert
             */
            readonly motifDerogation?: string | null;
            /**
             * @description Comment.
             * @example Séance annulée
             */
            readonly commentaireRetour?: string | null;
            /** @description The same, by the name that it has in other bodies; `commentaireRetour` wins. */
            readonly commentaire?: string | null;
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
             * Format: date-time
             * @description When it left the freezer, as far as known; of goods that met in the batch, the earliest.
             * @example null
             */
            readonly dateSortie: string | null;
            /**
             * @description Its lot is recalled: it can neither be prepared, taken out nor returned.
             * @example false
             */
            readonly rappel: boolean;
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
            readonly decongele?: boolean;
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
             * @description Carrier: one of the dispatch centre that sends, or of one below the referent that sends.
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
             * @description The shipment is a transfer, which may go without a destination; from a dispatch centre alone, where the configuration offers it.
             * @default false
             * @example false
             */
            readonly transfert?: boolean;
            /**
             * @description The destination does not follow this note up in the system.
             * @default false
             * @example false
             */
            readonly suiviDesactive?: boolean;
            /**
             * @description Comment of the preparation; required where goods past their limit leave.
             * @example Demande urgente
             */
            readonly commentaire?: string | null;
            /**
             * @description The user confirmed what a check asked about.
             * @default false
             * @example false
             */
            readonly forceValidation?: boolean;
        };
        readonly CentreRequestBody: {
            /**
             * Format: uuid
             * @description Product.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly idProduit: string;
            /**
             * @description What the request counts.
             * @example CONDITIONNEMENT
             * @enum {string}
             */
            readonly modeQte: "DOSE" | "CONDITIONNEMENT";
            /**
             * @description First doses, in doses. Unit: doses.
             * @example 60
             */
            readonly nbDoses1?: number | null;
            /**
             * @description Second doses, in doses. Unit: doses.
             * @example 0
             */
            readonly nbDoses2?: number | null;
            /**
             * @description Booster doses, in doses. Unit: doses.
             * @example 0
             */
            readonly nbDosesR?: number | null;
            /**
             * @description How much, in packages. Unit: packages.
             * @example 10
             */
            readonly nbCond?: number | null;
            /**
             * Format: date-time
             * @description Reception that is wished for, today or later; a day alone means its noon. ISO 8601 with an offset.
             * @example 2026-11-20T09:30:00+01:00
             */
            readonly dateSouhaitee: string;
            /**
             * Format: uuid
             * @description Carrier. Default: the centre’s own.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly idTransporteur?: string | null;
            /**
             * @description Comment.
             * @example Séance exceptionnelle samedi
             */
            readonly commentaire?: string | null;
            /**
             * @description The user confirmed more than the week’s plan leaves.
             * @default false
             * @example false
             */
            readonly forceValidation?: boolean;
            /**
             * Format: date-time
             * @description Begin of what it is to cover; a day alone means its noon. ISO 8601 with an offset.
             * @example 2026-11-20T09:30:00+01:00
             */
            readonly dateCouvertureDebut?: string | null;
            /**
             * Format: date-time
             * @description End of what it is to cover; a day alone means its noon. ISO 8601 with an offset.
             * @example 2026-11-20T09:30:00+01:00
             */
            readonly dateCouvertureFin?: string | null;
        };
        readonly PointRequestBody: {
            /**
             * Format: uuid
             * @description Product.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly idProduit: string;
            /**
             * @description What the request counts.
             * @example CONDITIONNEMENT
             * @enum {string}
             */
            readonly modeQte: "DOSE" | "CONDITIONNEMENT";
            /**
             * @description First doses, in doses. Unit: doses.
             * @example 60
             */
            readonly nbDoses1?: number | null;
            /**
             * @description Second doses, in doses. Unit: doses.
             * @example 0
             */
            readonly nbDoses2?: number | null;
            /**
             * @description Booster doses, in doses. Unit: doses.
             * @example 0
             */
            readonly nbDosesR?: number | null;
            /**
             * @description How much, in packages. Unit: packages.
             * @example 10
             */
            readonly nbCond?: number | null;
            /**
             * Format: date-time
             * @description Reception that is wished for, today or later; a day alone means its noon. ISO 8601 with an offset.
             * @example 2026-11-20T09:30:00+01:00
             */
            readonly dateSouhaitee: string;
            /**
             * Format: uuid
             * @description Carrier. Default: the centre’s own.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly idTransporteur?: string | null;
            /**
             * @description Comment.
             * @example Séance exceptionnelle samedi
             */
            readonly commentaire?: string | null;
            /**
             * @description The user confirmed more than the week’s plan leaves.
             * @default false
             * @example false
             */
            readonly forceValidation?: boolean;
        };
        readonly StatusChangeBody: {
            /**
             * @description Status that is asked for.
             * @example CONFIRME
             * @enum {string}
             */
            readonly newStatut: "EN_ATTENTE" | "CONFIRME" | "TRAITE" | "DEPART_MARCHANDISES" | "REFUSE" | "ANNULE";
            /**
             * @description Comment; required for a refusal, and to cancel what is confirmed.
             * @example Livraison groupée
             */
            readonly commentaire?: string | null;
            /**
             * Format: date-time
             * @description Departure of the goods, not in the past; required for DEPART_MARCHANDISES. ISO 8601 with an offset.
             * @example 2026-11-20T09:30:00+01:00
             */
            readonly dateDepart?: string | null;
            /**
             * @description The user confirmed more than the week’s plan leaves.
             * @default false
             * @example false
             */
            readonly forceValidation?: boolean;
            /**
             * Format: uuid
             * @description Request.
             * @example 0b8f4a3e-5d1c-4b7e-9a60-3f2d1c8e7b65
             */
            readonly id: string;
            /**
             * @description What is promised; required for CONFIRME. Unit: packages.
             * @example 10
             */
            readonly nbFlacons?: number | null;
            /**
             * Format: date-time
             * @description Reception that is promised, not in the past; required for CONFIRME. ISO 8601 with an offset.
             * @example 2026-11-20T09:30:00+01:00
             */
            readonly dateReception?: string | null;
        };
        readonly RequestingCentre: {
            /**
             * Format: uuid
             * @description Centre.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
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
            /**
             * @description Address of the centre’s referent.
             * @example referent@demo.example
             */
            readonly referentEmail: string | null;
            /**
             * @description Address of the centre.
             * @example centre@demo.example
             */
            readonly centerEmail: string | null;
        };
        readonly CarrierReference: {
            /**
             * Format: uuid
             * @description Carrier.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id: string;
            /**
             * @description Name.
             * @example Transports du Nord
             */
            readonly nom: string;
        };
        readonly ReplenishmentStep: {
            /**
             * @description Status from then on.
             * @example CONFIRME
             * @enum {string}
             */
            readonly statut: "EN_ATTENTE" | "CONFIRME" | "TRAITE" | "DEPART_MARCHANDISES" | "REFUSE" | "ANNULE";
            /**
             * Format: date-time
             * @description When.
             * @example 2026-11-20T08:30:00.000Z
             */
            readonly date: string;
            /**
             * @description Who.
             * @example Claire Dubois
             */
            readonly utilisateur: string;
            /** @description Centre that he acted for. */
            readonly centre: components["schemas"]["CentreReference"] | null;
            /**
             * @description What the step asks for, promises or takes back. Unit: packages.
             * @example 5
             */
            readonly quantite: number | null;
            /**
             * Format: date-time
             * @description Reception that the step asks for, promises or takes back.
             * @example null
             */
            readonly dateReception: string | null;
            /**
             * Format: date-time
             * @description Departure of the goods.
             * @example null
             */
            readonly dateDepart: string | null;
            /**
             * @description Comment.
             * @example null
             */
            readonly commentaire: string | null;
        };
        readonly ReplenishmentNote: {
            /**
             * Format: uuid
             * @description Preparation, which is a delivery note.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id: string;
            /**
             * @description Number of the delivery note.
             * @example PN-2026-000123
             */
            readonly numeroBl: string;
            /**
             * @description On the way, received or cancelled.
             * @example RECU
             * @enum {string}
             */
            readonly statut: "PREPARE" | "RECU" | "ANNULE";
            /**
             * Format: date-time
             * @description When it was prepared.
             * @example 2026-11-20T08:30:00.000Z
             */
            readonly date: string;
            /**
             * @description Who prepared it.
             * @example Hugo Martin
             */
            readonly utilisateur: string;
            /**
             * Format: date-time
             * @description When it was received or cancelled.
             * @example null
             */
            readonly dateFin: string | null;
            /**
             * @description Who received or cancelled it.
             * @example null
             */
            readonly utilisateurFin: string | null;
            /**
             * @description Of a reception: the goods were as they should be.
             * @example true
             */
            readonly conforme: boolean | null;
        };
        readonly Replenishment: {
            /**
             * Format: uuid
             * @description Request.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id: string;
            /**
             * @description Status.
             * @example EN_ATTENTE
             * @enum {string}
             */
            readonly statut: "EN_ATTENTE" | "CONFIRME" | "TRAITE" | "DEPART_MARCHANDISES" | "REFUSE" | "ANNULE";
            /**
             * @description What it counts.
             * @example CONDITIONNEMENT
             * @enum {string}
             */
            readonly modeQte: "DOSE" | "CONDITIONNEMENT";
            /**
             * @description First doses; 0 in packages. Unit: doses.
             * @example 0
             */
            readonly nbDoses1: number;
            /**
             * @description Second doses; 0 in packages. Unit: doses.
             * @example 0
             */
            readonly nbDoses2: number;
            /**
             * @description Booster doses; 0 in packages. Unit: doses.
             * @example 0
             */
            readonly nbDosesR: number;
            /**
             * @description How much is asked for; of doses, the packages that hold them. Unit: packages.
             * @example 5
             */
            readonly nbCond: number;
            /**
             * @description How much is asked for; of packages, the doses in them. Unit: doses.
             * @example 30
             */
            readonly totalDoses: number;
            /** @description Product. */
            readonly produit: components["schemas"]["ProductReference"];
            /** @description Vaccination centre that asks, or the one above the point when it asked. */
            readonly centreVacc: components["schemas"]["RequestingCentre"];
            /** @description Dispatch centre that answered; while the request waits, the one that is to answer: null where none is active. */
            readonly centreDispatch: components["schemas"]["CentreReference"] | null;
            /** @description Vaccination point that asks. */
            readonly pointVacc: components["schemas"]["CentreReference"] | null;
            /** @description Carrier. */
            readonly transporteur: components["schemas"]["CarrierReference"] | null;
            /**
             * Format: date-time
             * @description Reception that is asked for.
             * @example 2026-11-20T08:30:00.000Z
             */
            readonly dateReception: string;
            /**
             * Format: date-time
             * @description Reception that was promised; of a cancelled request, had been.
             * @example null
             */
            readonly dateReceptionConfirmee: string | null;
            /**
             * @description What was promised; of a cancelled request, had been. Unit: packages.
             * @example 5
             */
            readonly quantiteConfirmee: number | null;
            /**
             * Format: date-time
             * @description Departure of the goods.
             * @example null
             */
            readonly dateDepart: string | null;
            /**
             * Format: date-time
             * @description Begin of what it is to cover.
             * @example null
             */
            readonly dateCouvertureDebut: string | null;
            /**
             * Format: date-time
             * @description End of what it is to cover.
             * @example null
             */
            readonly dateCouvertureFin: string | null;
            /**
             * @description Comment of the dispatch centre: refusal, processing, or cancellation.
             * @example null
             */
            readonly commentaireDispatch: string | null;
            /**
             * @description Comment of the confirmation.
             * @example null
             */
            readonly commentaireConfirmation: string | null;
            /**
             * @description Comment of the departure.
             * @example null
             */
            readonly commentaireDepart: string | null;
            /**
             * @description Comment of the centre or point that made the request.
             * @example null
             */
            readonly commentaireVaccination: string | null;
            /**
             * @description Comment of the centre that asked; null for a point’s request.
             * @example null
             */
            readonly commentaireCentre: string | null;
            /**
             * @description Comment of the point that asked; null for a centre’s request.
             * @example null
             */
            readonly commentairePoint: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-20T08:30:00.000Z
             */
            readonly dateCreation: string;
            /**
             * @description Who made it.
             * @example Claire Dubois
             */
            readonly utilisateur: string;
            /** @description Every step, the first one first. */
            readonly historique: readonly components["schemas"]["ReplenishmentStep"][];
            /** @description Preparations that serve it. */
            readonly preparations: readonly components["schemas"]["ReplenishmentNote"][];
        };
        readonly StatusChangesBody: {
            /**
             * @description Status that is asked for.
             * @example CONFIRME
             * @enum {string}
             */
            readonly newStatut: "EN_ATTENTE" | "CONFIRME" | "TRAITE" | "DEPART_MARCHANDISES" | "REFUSE" | "ANNULE";
            /**
             * @description Comment; required for a refusal, and to cancel what is confirmed.
             * @example Livraison groupée
             */
            readonly commentaire?: string | null;
            /**
             * Format: date-time
             * @description Departure of the goods, not in the past; required for DEPART_MARCHANDISES. ISO 8601 with an offset.
             * @example 2026-11-20T09:30:00+01:00
             */
            readonly dateDepart?: string | null;
            /**
             * @description The user confirmed more than the week’s plan leaves.
             * @default false
             * @example false
             */
            readonly forceValidation?: boolean;
            /**
             * @description Requests.
             * @example [
             *       "7f0c6c1e-1f5e-5c55-9c38-5f9d5c4f5a01"
             *     ]
             */
            readonly ids: readonly string[];
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
            /**
             * @description Why this batch, where another one that can be used ends earlier; kept in the history.
             * @example Premier lot déjà ouvert
             */
            readonly motifDerogation?: string | null;
            /**
             * @description The user confirmed goods past their limit; a comment is then required.
             * @default false
             * @example false
             */
            readonly forceValidation?: boolean;
            /**
             * Format: date-time
             * @description When an action was made offline that is sent now: not in the future, at most 30 days old, not before its goods were there. Absent: the action is made online. ISO 8601 with an offset.
             * @example 2026-11-20T09:30:00+01:00
             */
            readonly dateOperation?: string | null;
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
            /**
             * Format: date-time
             * @description When an action was made offline that is sent now: not in the future, at most 30 days old, not before its goods were there. Absent: the action is made online. ISO 8601 with an offset.
             * @example 2026-11-20T09:30:00+01:00
             */
            readonly dateOperation?: string | null;
        };
        readonly VaccinationStockEditBody: {
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
            /**
             * Format: date-time
             * @description When an action was made offline that is sent now: not in the future, at most 30 days old, not before its goods were there. Absent: the action is made online. ISO 8601 with an offset.
             * @example 2026-11-20T09:30:00+01:00
             */
            readonly dateOperation?: string | null;
        };
        readonly VaccinationStockRow: {
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
             * Format: date-time
             * @description When it left the freezer, as far as known; of goods that met in the batch, the earliest.
             * @example null
             */
            readonly dateSortie: string | null;
            /**
             * @description Its lot is recalled: it can neither be prepared, taken out nor returned.
             * @example false
             */
            readonly rappel: boolean;
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
            /**
             * @description The edit was made offline (`dateOperation`) and sent later.
             * @example false
             */
            readonly offline: boolean;
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
             * @description As it is written in a tag: `{{numeroBl}}`.
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
            /**
             * @description What it prints in the example document; null where it prints nothing.
             * @example PN-2026-000123
             */
            readonly exemple: string | null;
            /** @description Fields of a group, or of each item of a list. */
            readonly champs?: readonly components["schemas"]["FieldView"][];
        };
        readonly ExportStatusView: {
            /**
             * Format: uuid
             * @description Export.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
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
        readonly OutboxMailRow: {
            /**
             * @description Mail: the name of its file.
             * @example 2026-11-21T09-30-00.000Z-5f1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d.eml
             */
            readonly id: string;
            /**
             * Format: date-time
             * @description When it was handed in.
             * @example 2026-11-20T08:30:00.000Z
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
             * @example 2026-11-20T08:30:00.000Z
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
            /**
             * @description The same in HTML, where there is one.
             * @example null
             */
            readonly html: string | null;
        };
        readonly AlertRow: {
            /**
             * Format: uuid
             * @description The alert: the same as long as its cause lasts.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id: string;
            /**
             * @description What it is about.
             * @example STOCK_BAS
             * @enum {string}
             */
            readonly type: "RUPTURE" | "STOCK_BAS" | "PERIME" | "PEREMPTION_PROCHE" | "LIMITE_PROCHE" | "LIMITE_DEPASSEE" | "RECEPTION_EN_ATTENTE" | "BL_EN_RETARD" | "ECART_RECEPTION" | "DEMANDE_EN_ATTENTE" | "DECLARATION_MANQUANTE" | "RAPPEL_LOT" | "ANOMALIE";
            /**
             * @description How urgent it is.
             * @example ATTENTION
             * @enum {string}
             */
            readonly gravite: "INFO" | "ATTENTION" | "URGENT";
            /**
             * Format: uuid
             * @description Product.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly idProduit?: string;
            /**
             * @description Commercial name of the product.
             * @example Vaxilor
             */
            readonly nomCommercial?: string;
            /**
             * Format: uuid
             * @description Batch; at a vaccination centre the delivery-note line.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly idStock?: string;
            /**
             * @description Batch number.
             * @example VX2411A
             */
            readonly lot?: string;
            /**
             * @description What is there, what is missing, what was asked for, taken out or moved. Unit: packages; of an ANOMALIE without a centre, the differences that the check of the ledger found.
             * @example 12
             */
            readonly quantite?: number;
            /**
             * @description Until when: an instant, or a day `YYYY-MM-DD` (an expiry, the last day of what is to be declared).
             * @example 2026-12-02
             */
            readonly echeance?: string;
            /**
             * Format: uuid
             * @description Delivery note.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly idBl?: string;
            /**
             * @description Number of the delivery note.
             * @example PN-2026-000042
             */
            readonly numeroBl?: string;
            /**
             * Format: uuid
             * @description Request for goods.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly idDemande?: string;
            /**
             * Format: uuid
             * @description Recall.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly idRappel?: string;
            /** @description The centre or point where it needs attention. */
            readonly centre?: components["schemas"]["NamedCentre"];
            /** @description The centre at the other end: who sent, who is to receive, who asks, who is asked; of a point’s request the point. */
            readonly correspondant?: components["schemas"]["CentreReference"];
        };
        readonly RecallRow: {
            /**
             * Format: uuid
             * @description Recall.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id: string;
            /**
             * Format: date-time
             * @description When.
             * @example 2026-11-20T08:30:00.000Z
             */
            readonly date: string;
            /**
             * @description Why.
             * @example Défaut de stérilité
             */
            readonly motif: string;
            /**
             * @description What the centres are to do.
             * @example null
             */
            readonly instruction: string | null;
            /**
             * @description Whole network, or a referent and all below it.
             * @example RESEAU
             * @enum {string}
             */
            readonly portee: "RESEAU" | "CENTRE";
            /** @description Product. */
            readonly produit: components["schemas"]["ProductReference"];
            /**
             * @description Lot.
             * @example VX2411A
             */
            readonly lot: string;
            /** @description The referent; null for the whole network. */
            readonly emetteur: components["schemas"]["NamedCentre"] | null;
            /** @description When and why it was lifted; null: it is not lifted. */
            readonly levee: components["schemas"]["RecallLift"] | null;
        };
        readonly LotRow: {
            /**
             * Format: uuid
             * @description Product.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly idProduit: string;
            /**
             * @description Commercial name of the product.
             * @example Vaxilor
             */
            readonly nomCommercial: string;
            /**
             * @description Lot.
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
             * @description What these centres hold of it together. Unit: packages.
             * @example 120
             */
            readonly quantite: number;
            /** @description Centres that hold some of it, by name. */
            readonly centres: readonly components["schemas"]["NamedCentre"][];
            /**
             * @description A standing recall of the lot reaches one of the centres within reach.
             * @example false
             */
            readonly rappel: boolean;
        };
        readonly RecallMark: {
            /**
             * Format: uuid
             * @description Recall.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id: string;
            /**
             * Format: date-time
             * @description When.
             * @example 2026-11-20T08:30:00.000Z
             */
            readonly date: string;
            /**
             * @description Why.
             * @example Défaut de stérilité
             */
            readonly motif: string;
            /**
             * @description What the centres are to do.
             * @example null
             */
            readonly instruction: string | null;
            /**
             * @description Whole network, or a referent and all below it.
             * @example RESEAU
             * @enum {string}
             */
            readonly portee: "RESEAU" | "CENTRE";
        };
        readonly LotNode: {
            /** @description Centre. */
            readonly centre: components["schemas"]["NamedCentre"];
            /**
             * @description Entered from outside of the network. Unit: packages.
             * @example 20
             */
            readonly entre: number;
            /**
             * @description Received from other centres by delivery notes. Unit: packages.
             * @example 0
             */
            readonly recu: number;
            /**
             * @description Came back by product returns. Unit: packages.
             * @example 0
             */
            readonly retourEntrant: number;
            /**
             * @description Stock edits, signed. Unit: packages.
             * @example -1
             */
            readonly corrige: number;
            /**
             * @description Left by delivery notes, net of cancellations. Unit: packages.
             * @example 5
             */
            readonly expedie: number;
            /**
             * @description Taken out of the fridge. Unit: packages.
             * @example 0
             */
            readonly sorti: number;
            /**
             * @description Scrapped. Unit: packages.
             * @example 1
             */
            readonly dechet: number;
            /**
             * @description Given back by product returns. Unit: packages.
             * @example 0
             */
            readonly retourSortant: number;
            /**
             * @description Still there. Unit: packages.
             * @example 13
             */
            readonly restant: number;
        };
        readonly LotLink: {
            /**
             * Format: uuid
             * @description Delivery note.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly idBl: string;
            /**
             * @description Number of the delivery note.
             * @example PN-2026-000123
             */
            readonly numeroBl: string;
            /** @description Who sent it. */
            readonly origine: components["schemas"]["NamedCentre"];
            /** @description Where it went; null for a transfer without a destination. */
            readonly destination: components["schemas"]["NamedCentre"] | null;
            /**
             * @description How much of the lot it carried. Unit: packages.
             * @example 5
             */
            readonly quantite: number;
            /**
             * @description What became of it.
             * @example RECU
             * @enum {string}
             */
            readonly statut: "PREPARE" | "RECU" | "ANNULE" | "SANS_SUIVI";
            /**
             * Format: date-time
             * @description When it was prepared.
             * @example 2026-11-20T08:30:00.000Z
             */
            readonly date: string;
        };
        readonly LotExit: {
            /**
             * Format: uuid
             * @description Fridge exit.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly idOperation: string;
            /** @description Centre that took it out. */
            readonly centre: components["schemas"]["NamedCentre"];
            /** @description Vaccination point for which it was taken out; null: for the centre itself. */
            readonly pointVacc: components["schemas"]["NamedCentre"] | null;
            /**
             * @description How much was taken. Unit: packages.
             * @example 2
             */
            readonly quantite: number;
            /**
             * @description Drawn syringes; null in vial mode.
             * @example null
             */
            readonly seringueQte: number | null;
            /**
             * Format: date-time
             * @description When.
             * @example 2026-11-20T08:30:00.000Z
             */
            readonly date: string;
            /**
             * @description By whom.
             * @example Claire Martin
             */
            readonly utilisateur: string;
        };
        readonly LotTrace: {
            /** @description Product. */
            readonly produit: components["schemas"]["ProductReference"];
            /**
             * @description Lot.
             * @example VX2411A
             */
            readonly lot: string;
            /** @description The recall that is not lifted; null: none. */
            readonly rappel: components["schemas"]["RecallMark"] | null;
            /** @description The centres where it is or was, by name. */
            readonly noeuds: readonly components["schemas"]["LotNode"][];
            /** @description The delivery notes that carried it, by date. Product returns are not among them. */
            readonly liens: readonly components["schemas"]["LotLink"][];
            /**
             * @description On the way: sent, and neither received nor cancelled. Over the whole network Σ expedie = Σ recu + enRoute. Unit: packages.
             * @example 3
             */
            readonly enRoute: number;
            /** @description The fridge exits, by date. */
            readonly sorties: readonly components["schemas"]["LotExit"][];
        };
        readonly SuggestedBatch: {
            /**
             * Format: uuid
             * @description Batch.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly idStock: string;
            /**
             * Format: uuid
             * @description Delivery-note line, at a vaccination centre.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly idLigneBl?: string;
            /**
             * @description Batch number.
             * @example VX2411A
             */
            readonly lot: string;
            /**
             * Format: date-time
             * @description May be used until; null where no limit is known yet.
             * @example 2027-06-30T21:00:00.000Z
             */
            readonly limiteUtilisation: string | null;
            /**
             * Format: date
             * @description Expiry; for month-type products the last day of the month.
             * @example 2027-06-30
             */
            readonly peremption: string;
            /**
             * @description How much of it to take. Unit: packages.
             * @example 5
             */
            readonly quantite: number;
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
        readonly EntryReception: {
            /**
             * Format: date-time
             * @description When the goods were received, as declared.
             * @example 2026-11-20T08:30:00.000Z
             */
            readonly date: string;
            /**
             * @description Compliant. Where it was not, the comment says why.
             * @example true
             */
            readonly conforme: boolean;
        };
        readonly MovementRow: {
            /**
             * Format: uuid
             * @description Movement.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
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
             * Format: date-time
             * @description When the ledger took it.
             * @example 2026-11-20T08:30:00.000Z
             */
            readonly dateEnregistrement: string;
            /**
             * Format: uuid
             * @description Event of the ledger that it comes from.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly idEvenement: string;
            /**
             * @description Position of that event, as in `X-Ledger-Position`: `asOfPosition` shows what it left.
             * @example 1042
             */
            readonly position: number;
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
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
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
            /**
             * @description Why this batch was taken before one that ends earlier; null where nobody said.
             * @example null
             */
            readonly motifDerogation: string | null;
            /**
             * @description The goods were past their usage limit or expiry, which the user confirmed.
             * @example false
             */
            readonly horsLimite: boolean;
            /**
             * @description A fridge exit that was made offline before its lot was recalled, and sent after it.
             * @example false
             */
            readonly lotRappele: boolean;
            /** @description Of an entry: its reception. */
            readonly reception: components["schemas"]["EntryReception"] | null;
            /**
             * @description The action was made offline, at `date`, and sent later.
             * @example false
             */
            readonly offline: boolean;
        };
        readonly BalanceRow: {
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
             * @description Position of that event, as in `X-Ledger-Position`: `asOfPosition` shows what it left.
             * @example 1042
             */
            readonly position: number;
            /**
             * Format: uuid
             * @description Entry, preparation, exit, scrapping, return or edit that it belongs to.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly idOperation: string;
            /**
             * @description What was there then. Unit: packages.
             * @example 12
             */
            readonly solde: number;
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
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly idProduit: string;
            /**
             * @description Commercial name.
             * @example Vaxilor
             */
            readonly nomCommercial: string;
            /** @description The product, also where it is no longer active. */
            readonly produit: components["schemas"]["ProductReference"];
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
             * @example 2026-11-23
             */
            readonly date: string;
            /**
             * @description What was there at the end of the day, of today what is there now. Unit: packages.
             * @example 87
             */
            readonly stock: number;
        };
        readonly DashboardTrend: {
            /**
             * Format: uuid
             * @description Product.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly idProduit: string;
            /** @description The last 30 business days, today last, quiet days too. */
            readonly jours: readonly components["schemas"]["TrendDay"][];
        };
        readonly CalendarGoods: {
            /** @description The product. */
            readonly produit: components["schemas"]["ProductReference"];
            /**
             * @description Unit: packages.
             * @example 12
             */
            readonly quantite: number;
        };
        readonly CalendarEntry: {
            /**
             * Format: uuid
             * @description The note, the request, the batch or the operation; unique within its type.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id: string;
            /**
             * Format: date
             * @description Business day.
             * @example 2026-11-23
             */
            readonly date: string;
            /**
             * @description Goods that entered, a delivery note on the way, a request that was confirmed, a batch that expires, a batch whose stability ends.
             * @example LIVRAISON_ATTENDUE
             * @enum {string}
             */
            readonly type: "ENTREE" | "LIVRAISON_ATTENDUE" | "DEMANDE_CONFIRMEE" | "PEREMPTION" | "LIMITE";
            /** @description What comes or ends, a row for each product. */
            readonly produits: readonly components["schemas"]["CalendarGoods"][];
            /**
             * @description Should have come before today: it is listed today then.
             * @example false
             */
            readonly enRetard: boolean;
            /**
             * @description Batch number.
             * @example VX2411A
             */
            readonly lot?: string;
            /**
             * Format: date-time
             * @description The instant at which the stability of a batch ends.
             * @example 2026-11-20T08:30:00.000Z
             */
            readonly limite?: string;
            /**
             * Format: uuid
             * @description Delivery note.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly idBl?: string;
            /**
             * @description Number of the delivery note.
             * @example PN-2026-000042
             */
            readonly numeroBl?: string;
            /** @description Who sends, or is to send. */
            readonly origine?: components["schemas"]["NamedCentre"];
        };
        readonly DeliveryNoteLine: {
            /**
             * Format: uuid
             * @description Line (`idLigneBl`).
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
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
             * @description Sent and not arrived, as the receiver said: entered there and scrapped at once. Unit: packages.
             * @example 0
             */
            readonly ecart: number;
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
             * @description Its goods had come back by a product return before they left.
             * @example false
             */
            readonly retourProduit: boolean;
            /**
             * @description Its lot is recalled at the issuer or at the destination.
             * @example false
             */
            readonly rappel: boolean;
        };
        readonly DeliveryNote: {
            /**
             * Format: uuid
             * @description Delivery note, which is also the preparation.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
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
             * @example 2026-11-20T08:30:00.000Z
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
            /** @description Its reception; null until it is received. */
            readonly reception: components["schemas"]["Reception"] | null;
            /**
             * @description The lot of one of its lines is recalled at the issuer or at the destination.
             * @example false
             */
            readonly rappel: boolean;
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
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id: string;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-20T08:30:00.000Z
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
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id: string;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-20T08:30:00.000Z
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
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id: string;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2026-11-20T08:30:00.000Z
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
        readonly DoseCounts: {
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
            /** @description What counts beside it, declared in the other mode: in week mode by the days of this week, in day mode by the week of this day. */
            readonly autreMode: components["schemas"]["DoseCounts"];
        };
        readonly DailyUsage: {
            /**
             * @description First doses of day 1, 1 is Monday. Unit: doses.
             * @example 0
             */
            readonly d1j1: number;
            /**
             * @description First doses of day 2, 1 is Monday. Unit: doses.
             * @example 0
             */
            readonly d1j2: number;
            /**
             * @description First doses of day 3, 1 is Monday. Unit: doses.
             * @example 0
             */
            readonly d1j3: number;
            /**
             * @description First doses of day 4, 1 is Monday. Unit: doses.
             * @example 0
             */
            readonly d1j4: number;
            /**
             * @description First doses of day 5, 1 is Monday. Unit: doses.
             * @example 0
             */
            readonly d1j5: number;
            /**
             * @description First doses of day 6, 1 is Monday. Unit: doses.
             * @example 0
             */
            readonly d1j6: number;
            /**
             * @description First doses of day 7, 1 is Monday. Unit: doses.
             * @example 0
             */
            readonly d1j7: number;
            /**
             * @description Second doses of day 1, 1 is Monday. Unit: doses.
             * @example 0
             */
            readonly d2j1: number;
            /**
             * @description Second doses of day 2, 1 is Monday. Unit: doses.
             * @example 0
             */
            readonly d2j2: number;
            /**
             * @description Second doses of day 3, 1 is Monday. Unit: doses.
             * @example 0
             */
            readonly d2j3: number;
            /**
             * @description Second doses of day 4, 1 is Monday. Unit: doses.
             * @example 0
             */
            readonly d2j4: number;
            /**
             * @description Second doses of day 5, 1 is Monday. Unit: doses.
             * @example 0
             */
            readonly d2j5: number;
            /**
             * @description Second doses of day 6, 1 is Monday. Unit: doses.
             * @example 0
             */
            readonly d2j6: number;
            /**
             * @description Second doses of day 7, 1 is Monday. Unit: doses.
             * @example 0
             */
            readonly d2j7: number;
            /**
             * @description Third and booster doses of day 1, 1 is Monday. Unit: doses.
             * @example 0
             */
            readonly d3j1: number;
            /**
             * @description Third and booster doses of day 2, 1 is Monday. Unit: doses.
             * @example 0
             */
            readonly d3j2: number;
            /**
             * @description Third and booster doses of day 3, 1 is Monday. Unit: doses.
             * @example 0
             */
            readonly d3j3: number;
            /**
             * @description Third and booster doses of day 4, 1 is Monday. Unit: doses.
             * @example 0
             */
            readonly d3j4: number;
            /**
             * @description Third and booster doses of day 5, 1 is Monday. Unit: doses.
             * @example 0
             */
            readonly d3j5: number;
            /**
             * @description Third and booster doses of day 6, 1 is Monday. Unit: doses.
             * @example 0
             */
            readonly d3j6: number;
            /**
             * @description Third and booster doses of day 7, 1 is Monday. Unit: doses.
             * @example 0
             */
            readonly d3j7: number;
            /**
             * @description Single doses of day 1, 1 is Monday. Unit: doses.
             * @example 0
             */
            readonly duj1: number;
            /**
             * @description Single doses of day 2, 1 is Monday. Unit: doses.
             * @example 0
             */
            readonly duj2: number;
            /**
             * @description Single doses of day 3, 1 is Monday. Unit: doses.
             * @example 0
             */
            readonly duj3: number;
            /**
             * @description Single doses of day 4, 1 is Monday. Unit: doses.
             * @example 0
             */
            readonly duj4: number;
            /**
             * @description Single doses of day 5, 1 is Monday. Unit: doses.
             * @example 0
             */
            readonly duj5: number;
            /**
             * @description Single doses of day 6, 1 is Monday. Unit: doses.
             * @example 0
             */
            readonly duj6: number;
            /**
             * @description Single doses of day 7, 1 is Monday. Unit: doses.
             * @example 0
             */
            readonly duj7: number;
            /** @description Centre or point that declared. */
            readonly centre: components["schemas"]["CentreReference"];
            /** @description Product. */
            readonly produit: components["schemas"]["ProductReference"];
        };
        readonly UsageFilters: {
            /**
             * Format: uuid
             * @description Only this product; absent or `all`: every product.
             * @example 7f0c6c1e-1f5e-5c55-9c38-5f9d5c4f5a01
             */
            readonly idProduit?: string;
            /**
             * Format: uuid
             * @description Only this centre.
             * @example 7f0c6c1e-1f5e-5c55-9c38-5f9d5c4f5a01
             */
            readonly idCentre?: string;
            /**
             * Format: date
             * @description A day of the week, usually its Monday. Default: the current week; for five weeks, as the last.
             * @example 2026-11-16
             */
            readonly week?: string;
            /**
             * @description `JOUR`: only what is declared by the day, for `jour` the default. `SEMAINE`: for `jour` only what is declared by the week, for `semaine` both, the default.
             * @example JOUR
             * @enum {string}
             */
            readonly modeAdministration?: "JOUR" | "SEMAINE";
        };
        readonly UsageOfWeek: {
            /**
             * Format: date
             * @description Monday.
             * @example 2026-11-23
             */
            readonly week: string;
            /**
             * @description First doses. Unit: doses.
             * @example 34
             */
            readonly d1: number;
            /**
             * @description Second doses. Unit: doses.
             * @example 21
             */
            readonly d2: number;
            /**
             * @description Third doses and boosters. Unit: doses.
             * @example 6
             */
            readonly d3: number;
            /**
             * @description Single doses. Unit: doses.
             * @example 3
             */
            readonly du: number;
        };
        readonly WeeklyUsage: {
            /** @description Centre or point that declared. */
            readonly centre: components["schemas"]["CentreReference"];
            /** @description Product. */
            readonly produit: components["schemas"]["ProductReference"];
            /** @description Five weeks, the first one first; 0 where nothing was declared. */
            readonly utilisations: readonly components["schemas"]["UsageOfWeek"][];
        };
        readonly ReplenishmentRow: {
            /**
             * Format: uuid
             * @description Request.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id: string;
            /**
             * @description Status.
             * @example EN_ATTENTE
             * @enum {string}
             */
            readonly statut: "EN_ATTENTE" | "CONFIRME" | "TRAITE" | "DEPART_MARCHANDISES" | "REFUSE" | "ANNULE";
            /**
             * @description What it counts.
             * @example CONDITIONNEMENT
             * @enum {string}
             */
            readonly modeQte: "DOSE" | "CONDITIONNEMENT";
            /**
             * @description First doses; 0 in packages. Unit: doses.
             * @example 0
             */
            readonly nbDoses1: number;
            /**
             * @description Second doses; 0 in packages. Unit: doses.
             * @example 0
             */
            readonly nbDoses2: number;
            /**
             * @description Booster doses; 0 in packages. Unit: doses.
             * @example 0
             */
            readonly nbDosesR: number;
            /**
             * @description How much is asked for; of doses, the packages that hold them. Unit: packages.
             * @example 5
             */
            readonly nbCond: number;
            /**
             * @description How much is asked for; of packages, the doses in them. Unit: doses.
             * @example 30
             */
            readonly totalDoses: number;
            /** @description Product. */
            readonly produit: components["schemas"]["ProductReference"];
            /** @description Vaccination centre that asks, or the one above the point when it asked. */
            readonly centreVacc: components["schemas"]["RequestingCentre"];
            /** @description Dispatch centre that answered; while the request waits, the one that is to answer: null where none is active. */
            readonly centreDispatch: components["schemas"]["CentreReference"] | null;
            /** @description Vaccination point that asks. */
            readonly pointVacc: components["schemas"]["CentreReference"] | null;
            /** @description Carrier. */
            readonly transporteur: components["schemas"]["CarrierReference"] | null;
            /**
             * Format: date-time
             * @description Reception that is asked for.
             * @example 2026-11-20T08:30:00.000Z
             */
            readonly dateReception: string;
            /**
             * Format: date-time
             * @description Reception that was promised; of a cancelled request, had been.
             * @example null
             */
            readonly dateReceptionConfirmee: string | null;
            /**
             * @description What was promised; of a cancelled request, had been. Unit: packages.
             * @example 5
             */
            readonly quantiteConfirmee: number | null;
            /**
             * Format: date-time
             * @description Departure of the goods.
             * @example null
             */
            readonly dateDepart: string | null;
            /**
             * Format: date-time
             * @description Begin of what it is to cover.
             * @example null
             */
            readonly dateCouvertureDebut: string | null;
            /**
             * Format: date-time
             * @description End of what it is to cover.
             * @example null
             */
            readonly dateCouvertureFin: string | null;
            /**
             * @description Comment of the dispatch centre: refusal, processing, or cancellation.
             * @example null
             */
            readonly commentaireDispatch: string | null;
            /**
             * @description Comment of the confirmation.
             * @example null
             */
            readonly commentaireConfirmation: string | null;
            /**
             * @description Comment of the departure.
             * @example null
             */
            readonly commentaireDepart: string | null;
            /**
             * @description Comment of the centre or point that made the request.
             * @example null
             */
            readonly commentaireVaccination: string | null;
            /**
             * @description Comment of the centre that asked; null for a point’s request.
             * @example null
             */
            readonly commentaireCentre: string | null;
            /**
             * @description Comment of the point that asked; null for a centre’s request.
             * @example null
             */
            readonly commentairePoint: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2026-11-20T08:30:00.000Z
             */
            readonly dateCreation: string;
            /**
             * @description Who made it.
             * @example Claire Dubois
             */
            readonly utilisateur: string;
        };
        readonly ServedDay: {
            /**
             * Format: date
             * @description Business day of the reception that was promised, else asked for.
             * @example 2026-11-23
             */
            readonly date: string;
            /**
             * @description How many requests.
             * @example 3
             */
            readonly nbDemandes: number;
            /**
             * @description What was promised, else asked for, and is not prepared yet. Unit: packages.
             * @example 12
             */
            readonly quantite: number;
            /**
             * @description The part of it that was promised. Unit: packages.
             * @example 8
             */
            readonly quantiteConfirmee: number;
            /**
             * @description What the stock serves, after the days before it. Unit: packages.
             * @example 12
             */
            readonly quantiteServie: number;
            /**
             * @description What is then left of the goods that may be used on that day. Unit: packages.
             * @example 30
             */
            readonly resteStock: number;
        };
        readonly ServedProduct: {
            /** @description Product. */
            readonly produit: components["schemas"]["ProductReference"];
            /**
             * @description What the centre holds and may use today. Unit: packages.
             * @example 42
             */
            readonly stock: number;
            /**
             * @description What all open requests were promised, else ask for, and is not prepared yet. Unit: packages.
             * @example 12
             */
            readonly quantite: number;
            /**
             * @description What the stock serves of it. Unit: packages.
             * @example 12
             */
            readonly quantiteServie: number;
            /** @description By day, the first one first. */
            readonly jours: readonly components["schemas"]["ServedDay"][];
        };
        readonly FollowedDoses: {
            /**
             * @description What was planned. Unit: doses.
             * @example 115
             */
            readonly prevu: number;
            /**
             * @description What was asked for; of a request in packages, the doses in them. Unit: doses.
             * @example 108
             */
            readonly demande: number;
            /**
             * @description What was promised: the doses in the packages. Unit: doses.
             * @example 96
             */
            readonly confirme: number;
            /**
             * @description What was prepared: the doses in the packages. Unit: doses.
             * @example 96
             */
            readonly expedie: number;
            /**
             * @description What was declared as administered. Unit: doses.
             * @example 84
             */
            readonly utilise: number;
        };
        readonly FollowedWeek: {
            /**
             * Format: date
             * @description Monday.
             * @example 2026-11-23
             */
            readonly debutSemaine: string;
            /**
             * @description What was planned; of a plan in doses, the packages that hold them. Unit: packages.
             * @example 20
             */
            readonly prevu: number;
            /**
             * @description What was asked for in this week; cancelled requests do not count. Unit: packages.
             * @example 18
             */
            readonly demande: number;
            /**
             * @description What was promised for this week. Unit: packages.
             * @example 16
             */
            readonly confirme: number;
            /**
             * @description What was prepared in this week; cancelled preparations do not count. Unit: packages.
             * @example 16
             */
            readonly expedie: number;
            /**
             * @description What was declared as administered in this week, points included. Unit: doses.
             * @example 84
             */
            readonly utilise: number;
            /** @description The measures of the week in doses. */
            readonly doses: components["schemas"]["FollowedDoses"];
        };
        readonly PlanFollowUp: {
            /** @description Product. */
            readonly produit: components["schemas"]["ProductReference"];
            /** @description The first one first; 0 where nothing happened. */
            readonly semaines: readonly components["schemas"]["FollowedWeek"][];
        };
        readonly PlannableProduct: {
            /**
             * Format: uuid
             * @description Product.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id: string;
            /**
             * @description Code of the value list PRODUCT_TYPE.
             * @example VACCIN
             */
            readonly type: string;
            /**
             * @description Commercial name.
             * @example Vaxilor
             */
            readonly nomCommercial: string;
            /**
             * @description Doses in one package, one decimal. Unit: doses.
             * @example 6
             */
            readonly nbDoses: number;
        };
        readonly AllocationWeek: {
            /**
             * Format: date
             * @description Monday of the week.
             * @example 2026-11-23
             */
            readonly debutSemaine: string;
            /**
             * @description Promised to requests of the week. Unit: packages.
             * @example 10
             */
            readonly quantiteConfirmee: number;
            /** @description What is planned; null: nothing. */
            readonly plan: components["schemas"]["AllocationRow"] | null;
        };
        readonly ScanAnswer: {
            /**
             * @description GTIN, 14 digits; null where the code has none.
             * @example 03400930000014
             */
            readonly gtin: string | null;
            /**
             * @description Batch number.
             * @example VX2411A
             */
            readonly lot: string | null;
            /**
             * Format: date
             * @description Expiry; without a day, the last day of the month.
             * @example 2027-06-30
             */
            readonly peremption: string | null;
            /**
             * @description Serial number.
             * @example 12345ABC
             */
            readonly serie: string | null;
            /** @description The product with that GTIN; null where there is none. */
            readonly produit: components["schemas"]["ProductReference"] | null;
            /** @description What the selected centre holds of the product, of that batch number where the code has one; first-expiring first. */
            readonly stocks: readonly components["schemas"]["StockRow"][];
        };
        readonly NamedGroup: {
            /**
             * Format: uuid
             * @description Centre or product.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id: string;
            /**
             * @description Name.
             * @example Centre Bellevue
             */
            readonly nom: string;
        };
        readonly UseAndLossRow: {
            /** @description Centre or product; a month is `YYYY-MM`. */
            readonly groupe: components["schemas"]["NamedGroup"] | string;
            /**
             * @description What was taken in: a dose counts once at each centre that it reaches. Unit: doses.
             * @example 120
             */
            readonly entre: number;
            /**
             * @description What was taken out of the fridge; syringes count by the packages that were opened for them. Unit: doses.
             * @example 120
             */
            readonly sorti: number;
            /**
             * @description What was declared as administered; of a point under the point. Unit: doses.
             * @example 120
             */
            readonly administre: number;
            /**
             * @description What was scrapped. Unit: doses.
             * @example 120
             */
            readonly dechet: number;
            /**
             * @description What was scrapped, by the code of its cause. Unit: doses.
             * @example {
             *       "CASSE": 12
             *     }
             */
            readonly dechetParCause: {
                readonly [key: string]: number;
            };
            /**
             * @description `dechet` ÷ (`sorti` + `dechet`), 0 to 1; null where nothing went out and nothing was scrapped.
             * @example 0.0909
             */
            readonly tauxPerte: number | null;
            /**
             * @description `sorti` − `administre`: taken out and not declared, or, where negative, declared and not taken out. Unit: doses.
             * @example 120
             */
            readonly ecart: number;
        };
        readonly LedgerEventRow: {
            /**
             * @description Position in global order, growing.
             * @example 1000
             */
            readonly position: number;
            /**
             * @description Place among all events, from 0. Unit: events.
             * @example 1000
             */
            readonly index: number;
            /**
             * Format: uuid
             * @description Id.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly idEvenement: string;
            /**
             * @description Stream.
             * @example ledger-7f0c6c1e-1f5e-5c55-9c38-5f9d5c4f5a01
             */
            readonly flux: string;
            /**
             * @description Place within the stream, from 0.
             * @example 0
             */
            readonly revision: number;
            /**
             * @description What happened.
             * @example StockEntered
             */
            readonly type: string;
            /**
             * @description As stored.
             * @example {}
             */
            readonly donnees: {
                readonly [key: string]: unknown;
            };
            /**
             * @description As stored, without the hash: who, for which centre, when.
             * @example {}
             */
            readonly metadonnees: {
                readonly [key: string]: unknown;
            };
            /**
             * @description SHA-256 of `hashPrecedent` and the RFC 8785 JSON of `{ stream, revision, id, type, data, metadata }`. 64 hexadecimal digits in lower case.
             * @example 5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328
             */
            readonly hash: string;
            /**
             * @description Hash of the event before it in its stream; zeros for the first. 64 hexadecimal digits in lower case.
             * @example 5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328
             */
            readonly hashPrecedent: string;
            /**
             * Format: date-time
             * @description When it was appended.
             * @example 2026-11-20T08:30:00.000Z
             */
            readonly date: string;
        };
        readonly LedgerCheckView: {
            /**
             * @description Nothing differs.
             * @example true
             */
            readonly intact: boolean | null;
            /**
             * @description Up to here ledger, tree, audit trail and read models were compared.
             * @example 1000
             */
            readonly position: number | null;
            /**
             * Format: date-time
             * @description First of the checks in a row that came to the same.
             * @example 2026-11-16T10:20:00.000Z
             */
            readonly depuis: string | null;
            /**
             * Format: date-time
             * @description End of the last check.
             * @example 2026-11-16T10:20:00.000Z
             */
            readonly verifieLe: string | null;
            /**
             * @description Rows and events that differ, in English.
             * @example [
             *       "stock {\"id\":\"…\"}: different, quantity"
             *     ]
             */
            readonly ecarts: readonly string[];
        };
        readonly SignedLedgerRoot: {
            /**
             * @description Events in the tree. Unit: events.
             * @example 1000
             */
            readonly taille: number;
            /**
             * @description Position of the last of them; 0 for the empty tree.
             * @example 1000
             */
            readonly position: number;
            /**
             * @description Root of the Merkle tree (RFC 6962 over SHA-256) whose leaves are the events’ hashes. 64 hexadecimal digits in lower case.
             * @example 5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328
             */
            readonly racine: string;
            /**
             * Format: date-time
             * @description When it was signed.
             * @example 2026-11-20T08:30:00.000Z
             */
            readonly date?: string;
            /**
             * @description Public key, SPKI in PEM.
             * @example -----BEGIN PUBLIC KEY-----…
             */
            readonly cle?: string;
            /**
             * @description Ed25519 over the UTF-8 text `ledger`, `taille`, `position`, `racine`, `date`, each followed by a line feed; base64.
             * @example …
             */
            readonly signature?: string;
        };
        readonly InclusionProof: {
            /**
             * @description Place of the event among all, from 0. Unit: events.
             * @example 1000
             */
            readonly index: number;
            /**
             * @description Size of the tree. Unit: events.
             * @example 1000
             */
            readonly taille: number;
            /**
             * @description The leaf’s hash: SHA-256 of a zero byte and the 32 bytes of the event’s hash. 64 hexadecimal digits in lower case.
             * @example 5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328
             */
            readonly feuille: string;
            /**
             * @description Hashes of the audit path as RFC 6962 orders them, hexadecimal.
             * @example [
             *       "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328"
             *     ]
             */
            readonly chemin: readonly string[];
            /**
             * @description Root of that tree. 64 hexadecimal digits in lower case.
             * @example 5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328
             */
            readonly racine: string;
        };
        readonly ConsistencyProof: {
            /**
             * @description Size of the earlier tree. Unit: events.
             * @example 1000
             */
            readonly de: number;
            /**
             * @description Size of the later tree. Unit: events.
             * @example 2000
             */
            readonly a: number;
            /**
             * @description Root of the earlier tree. 64 hexadecimal digits in lower case.
             * @example 5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328
             */
            readonly racineDe: string;
            /**
             * @description Root of the later tree. 64 hexadecimal digits in lower case.
             * @example 5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328
             */
            readonly racineA: string;
            /**
             * @description Hashes of the audit path as RFC 6962 orders them, hexadecimal.
             * @example [
             *       "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328"
             *     ]
             */
            readonly chemin: readonly string[];
        };
        readonly ReplayedMovement: {
            /**
             * Format: uuid
             * @description Movement.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
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
             * Format: date-time
             * @description When the ledger took it.
             * @example 2026-11-20T08:30:00.000Z
             */
            readonly dateEnregistrement: string;
            /**
             * Format: uuid
             * @description Event of the ledger that it comes from.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly idEvenement: string;
            /**
             * @description Position of that event, as in `X-Ledger-Position`: `asOfPosition` shows what it left.
             * @example 1042
             */
            readonly position: number;
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
             * @description Delivery note of the preparation, or the one by which the batch arrived.
             * @example PN-2026-000123
             */
            readonly numeroBl: string | null;
            /**
             * @description Place of its event among all, from 0; null as long as the tree does not cover it.
             * @example 1041
             */
            readonly index: number | null;
            /**
             * @description Hash of that event, 64 hexadecimal digits: a leaf of the tree; null as long as the tree does not cover it.
             * @example 5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328
             */
            readonly hash: string | null;
            /**
             * @description What the centre then had of the product; where a lot is asked for, of that lot. Unit: packages.
             * @example 12
             */
            readonly solde: number;
            /**
             * @description It takes back an earlier preparation.
             * @example false
             */
            readonly annulation: boolean;
        };
        readonly Discrepancy: {
            /**
             * @description The same as long as its cause is the same.
             * @example HORS_LIMITE-9d1f0a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id: string;
            /**
             * @description RETOUR a forced return, RECEPTION less arrived than was sent, RECEPTION_NON_CONFORME, HORS_LIMITE an operation past the limit that was confirmed, RAPPEL goods of a recalled lot that were moved offline before the recall was known, CORRECTION of a quantity, PEREMPTION_MODIFIEE, DECLARATION more declared as administered than was taken out, VERIFICATION what the check in the background found.
             * @example HORS_LIMITE
             * @enum {string}
             */
            readonly type: "RETOUR" | "RECEPTION" | "RECEPTION_NON_CONFORME" | "HORS_LIMITE" | "RAPPEL" | "CORRECTION" | "PEREMPTION_MODIFIEE" | "DECLARATION" | "VERIFICATION";
            /**
             * Format: date-time
             * @description When; null for what concerns the whole period.
             * @example 2026-11-20T08:30:00.000Z
             */
            readonly date: string | null;
            /** @description Centre. */
            readonly centre: components["schemas"]["CentreReference"] | null;
            /** @description Product. */
            readonly produit: components["schemas"]["ProductReference"] | null;
            /**
             * @description Batch number.
             * @example VX2411A
             */
            readonly lot: string | null;
            /**
             * @description How much, below zero where it is missing. Unit: packages.
             * @example -2
             */
            readonly quantite: number | null;
            /**
             * @description DECLARATION: taken out less declared, below zero. Unit: doses.
             * @example null
             */
            readonly doses: number | null;
            /**
             * @description Who.
             * @example Claire Bernard
             */
            readonly utilisateur: string | null;
            /**
             * @description Comment; of VERIFICATION what was found, in English.
             * @example null
             */
            readonly commentaire: string | null;
            /**
             * @description Position of its event in the ledger.
             * @example 1042
             */
            readonly position: number | null;
            /**
             * @description Delivery note.
             * @example PN-2026-000123
             */
            readonly numeroBl: string | null;
        };
        readonly CountLine: {
            /**
             * Format: uuid
             * @description Batch; at a vaccination centre the delivery-note line (`idLigneBl`).
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly idStock: string;
            /**
             * @description Batch number.
             * @example VX2411A
             */
            readonly lot: string;
            /**
             * @description What the ledger had when the line was counted; before that, what it has. Null before the line is counted for who may not edit the stock. Unit: packages.
             * @example 12
             */
            readonly quantiteAttendue: number | null;
            /**
             * @description What was found; null: not counted. Unit: packages.
             * @example 11
             */
            readonly quantiteComptee: number | null;
            /**
             * @description Counted − expected; null: not counted. Unit: packages.
             * @example -1
             */
            readonly ecart: number | null;
        };
        readonly CountRow: {
            /**
             * Format: uuid
             * @description Count.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id: string;
            /**
             * @description Its number, which is the comment of the corrections that it makes.
             * @example INV-PN-2026-000012
             */
            readonly numero: string;
            /**
             * @description Open, closed with its corrections, or abandoned.
             * @example OUVERT
             * @enum {string}
             */
            readonly statut: "OUVERT" | "CLOTURE" | "ABANDONNE";
            /** @description Where it is. */
            readonly centre: components["schemas"]["NamedCentre"];
            /** @description The product; null: all products. */
            readonly produit: components["schemas"]["ProductReference"] | null;
            /**
             * Format: date-time
             * @description When it was opened.
             * @example 2026-11-20T08:30:00.000Z
             */
            readonly dateOuverture: string;
            /**
             * @description Who opened it.
             * @example Claire Martin
             */
            readonly ouvertPar: string;
            /**
             * Format: date-time
             * @description When it was closed or abandoned.
             * @example null
             */
            readonly dateFin: string | null;
            /**
             * @description Who closed or abandoned it.
             * @example null
             */
            readonly terminePar: string | null;
            /**
             * @description Batches that were counted. Unit: batches.
             * @example 14
             */
            readonly nbComptes: number;
            /**
             * @description Of these, batches with a difference. Unit: batches.
             * @example 2
             */
            readonly nbEcarts: number;
            /** @description Batches that were counted; of an open count also those that the centre holds and that are not counted yet. By product, expiry and lot. Absent where the list was asked for without them. */
            readonly lignes?: readonly components["schemas"]["CountLine"][];
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
             * @description True: session and token live 30 days, instead of 12 hours and 30 minutes.
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
             * @example 2026-11-20T08:30:00.000Z
             */
            readonly expiresAt: string;
        };
        readonly SessionDto: {
            /**
             * Format: uuid
             * @description Id of the session.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
             */
            readonly id: string;
            /**
             * Format: date-time
             * @description When it began.
             * @example 2026-11-20T08:30:00.000Z
             */
            readonly debut: string;
            /**
             * Format: date-time
             * @description When it was used last; up to a minute old.
             * @example 2026-11-20T08:30:00.000Z
             */
            readonly derniereActivite: string;
            /**
             * @description Address from which it began.
             * @example 192.0.2.7
             */
            readonly adresse: string;
            /**
             * @description Browser and operating system, as they name themselves; null: unknown.
             * @example Firefox 140, Linux
             */
            readonly navigateur: string | null;
            /**
             * @description The session that asks.
             * @example true
             */
            readonly courante: boolean;
        };
        readonly AccountDto: {
            /**
             * Format: uuid
             * @description User id.
             * @example 3c1d7a52-8c1b-5d0e-a0f1-0a6d3b1f2c4d
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
            /**
             * @description Company or institution.
             * @example null
             */
            readonly company: string | null;
            /**
             * @description Job or role in the institution, as free text.
             * @example null
             */
            readonly profile: string | null;
            /**
             * @description Authorities.
             * @example [
             *       "ROLE_VACCINATION_CENTER"
             *     ]
             */
            readonly authorities: readonly ("ROLE_ADMIN" | "ROLE_ADMIN_DISPATCH" | "ROLE_DISPATCH_CENTER" | "ROLE_VACCINATION_CENTER" | "ROLE_VACCINATION_POINT" | "ROLE_AUDITOR")[];
            /**
             * @description Holds ROLE_ADMIN.
             * @example false
             */
            readonly isAdmin: boolean;
            /**
             * @description Holds ROLE_AUDITOR: reads everything of every centre.
             * @example false
             */
            readonly isAuditor: boolean;
            /**
             * @description Holds ROLE_ADMIN_DISPATCH; administers while the selected centre is not a referent.
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
            /**
             * @description The date format that the user chose; null where it follows the language.
             * @example null
             * @enum {string|null}
             */
            readonly chosenDateFormat: "FR" | "EN" | null;
            /**
             * @description Is written to every morning about what needs attention.
             * @example false
             */
            readonly recapitulatif: boolean;
        };
        readonly ForgottenPasswordDto: {
            /**
             * @description Login of the user who forgot the password.
             * @example bellevue
             */
            readonly login: string;
        };
        readonly ResetPasswordDto: {
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
            /**
             * @description Token from the mailed link; works once, for one hour.
             * @example q1vXb0mZk3dYt7uWc5sRfA
             */
            readonly token: string;
        };
        readonly ChangePasswordDto: {
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
            /**
             * Format: password
             * @description Current password.
             */
            readonly oldPassword: string;
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
             * @description How dates are shown: FR DD/MM/YYYY, EN MM/DD/YYYY; null: as the language has it.
             * @example FR
             * @enum {string|null}
             */
            readonly dateFormat: "FR" | "EN" | null;
        };
        readonly MorningMailDto: {
            /**
             * @description Be written to every morning about what needs attention.
             * @example true
             */
            readonly actif: boolean;
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
export interface operations {
    readonly Configuration_read: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConfigurationDto"];
                };
            };
        };
    };
    readonly Health_live: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HealthDto"];
                };
            };
        };
    };
    readonly "Health_ready[0]": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HealthDto"];
                };
            };
        };
    };
    readonly "Health_ready[1]": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HealthDto"];
                };
            };
        };
    };
    readonly Metrics_read: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Prometheus text format. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/plain; version=0.0.4; charset=utf-8": string;
                };
            };
        };
    };
    readonly Centres_list: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Words in any order, each to be found in one of the fields that identify a record. */
                readonly q?: string;
                /** @description Only the records with these ids. */
                readonly id?: readonly string[];
                /** @description Contained in the name. */
                readonly nom?: string;
                /** @description Of these types. */
                readonly type?: readonly ("REFERENT" | "DISPATCH" | "VACCINATION" | "VACCINATION_POINT")[];
                /** @description Only active ones, or only inactive ones. */
                readonly statut?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description An array, with `Content-Range`; with `page` or `size` a page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["CentreRow"][] | {
                        /** @description The records of the page. */
                        readonly content: readonly components["schemas"]["CentreRow"][];
                        /** @description How many records there are on all pages. */
                        readonly totalElements: number;
                    };
                };
            };
        };
    };
    readonly "Centres_update[0]": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CentreBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CentreView"];
                };
            };
        };
    };
    readonly Centres_create: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CentreBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreatedRecord"];
                };
            };
        };
    };
    readonly Centres_one: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CentreView"];
                };
            };
        };
    };
    readonly "Centres_update[1]": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CentreBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CentreView"];
                };
            };
        };
    };
    readonly Centres_setStatus: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StatusBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CentreView"];
                };
            };
        };
    };
    readonly Products_list: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Words in any order, each to be found in one of the fields that identify a record. */
                readonly q?: string;
                /** @description Only the records with these ids. */
                readonly id?: readonly string[];
                /** @description Contained in the full name. */
                readonly nom?: string;
                /** @description Contained in the commercial name. */
                readonly nomCommercial?: string;
                /** @description Contained in the CIP code. */
                readonly codeCip?: string;
                /** @description Code of the value list PRODUCT_TYPE. */
                readonly type?: string;
                /** @description Only active ones, or only inactive ones. */
                readonly actif?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description An array, with `Content-Range`; with `page` or `size` a page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ProductView"][] | {
                        /** @description The records of the page. */
                        readonly content: readonly components["schemas"]["ProductView"][];
                        /** @description How many records there are on all pages. */
                        readonly totalElements: number;
                    };
                };
            };
        };
    };
    readonly "Products_update[0]": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ProductBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProductView"];
                };
            };
        };
    };
    readonly Products_create: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ProductBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreatedRecord"];
                };
            };
        };
    };
    readonly Products_one: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProductView"];
                };
            };
        };
    };
    readonly "Products_update[1]": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ProductBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProductView"];
                };
            };
        };
    };
    readonly Products_setStatus: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StatusBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProductView"];
                };
            };
        };
    };
    readonly ProductList_list: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ProductDto"][];
                };
            };
        };
    };
    readonly Trackers_list: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Words in any order, each to be found in one of the fields that identify a record. */
                readonly q?: string;
                /** @description Only the records with these ids. */
                readonly id?: readonly string[];
                /** @description Contained in the name. */
                readonly nom?: string;
                /** @description Contained in the manufacturer. */
                readonly fabricant?: string;
                /** @description Only active ones, or only inactive ones. */
                readonly actif?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description An array, with `Content-Range`; with `page` or `size` a page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["TrackerView"][] | {
                        /** @description The records of the page. */
                        readonly content: readonly components["schemas"]["TrackerView"][];
                        /** @description How many records there are on all pages. */
                        readonly totalElements: number;
                    };
                };
            };
        };
    };
    readonly "Trackers_update[0]": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TrackerBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TrackerView"];
                };
            };
        };
    };
    readonly Trackers_create: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TrackerBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreatedRecord"];
                };
            };
        };
    };
    readonly Trackers_one: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TrackerView"];
                };
            };
        };
    };
    readonly "Trackers_update[1]": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TrackerBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TrackerView"];
                };
            };
        };
    };
    readonly Trackers_setStatus: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StatusBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TrackerView"];
                };
            };
        };
    };
    readonly TrackerList_list: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["TrackerDto"][];
                };
            };
        };
    };
    readonly Containers_list: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Words in any order, each to be found in one of the fields that identify a record. */
                readonly q?: string;
                /** @description Only the records with these ids. */
                readonly id?: readonly string[];
                /** @description Contained in the name. */
                readonly nom?: string;
                /** @description Contained in the manufacturer. */
                readonly fabricant?: string;
                /** @description Only active ones, or only inactive ones. */
                readonly actif?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description An array, with `Content-Range`; with `page` or `size` a page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ContainerView"][] | {
                        /** @description The records of the page. */
                        readonly content: readonly components["schemas"]["ContainerView"][];
                        /** @description How many records there are on all pages. */
                        readonly totalElements: number;
                    };
                };
            };
        };
    };
    readonly "Containers_update[0]": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ContainerBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ContainerView"];
                };
            };
        };
    };
    readonly Containers_create: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ContainerBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreatedRecord"];
                };
            };
        };
    };
    readonly Containers_one: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ContainerView"];
                };
            };
        };
    };
    readonly "Containers_update[1]": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ContainerBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ContainerView"];
                };
            };
        };
    };
    readonly Containers_setStatus: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StatusBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ContainerView"];
                };
            };
        };
    };
    readonly ContainerList_list: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ContainerDto"][];
                };
            };
        };
    };
    readonly Carriers_list: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Words in any order, each to be found in one of the fields that identify a record. */
                readonly q?: string;
                /** @description Only the records with these ids. */
                readonly id?: readonly string[];
                /** @description Contained in the name. */
                readonly nom?: string;
                /** @description Of this dispatch centre. */
                readonly idCentre?: string;
                /** @description Only active ones, or only inactive ones. */
                readonly actif?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description An array, with `Content-Range`; with `page` or `size` a page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["CarrierView"][] | {
                        /** @description The records of the page. */
                        readonly content: readonly components["schemas"]["CarrierView"][];
                        /** @description How many records there are on all pages. */
                        readonly totalElements: number;
                    };
                };
            };
        };
    };
    readonly "Carriers_update[0]": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CarrierBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CarrierView"];
                };
            };
        };
    };
    readonly Carriers_create: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CarrierBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreatedRecord"];
                };
            };
        };
    };
    readonly Carriers_one: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CarrierView"];
                };
            };
        };
    };
    readonly "Carriers_update[1]": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CarrierBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CarrierView"];
                };
            };
        };
    };
    readonly Carriers_setStatus: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StatusBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CarrierView"];
                };
            };
        };
    };
    readonly CarrierList_list: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["CarrierDto"][];
                };
            };
        };
    };
    readonly Templates_list: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Words in any order, each to be found in one of the fields that identify a record. */
                readonly q?: string;
                /** @description Only the records with these ids. */
                readonly id?: readonly string[];
                /** @description Contained in the name. */
                readonly nom?: string;
                /** @description Of this type. */
                readonly type?: string;
                /** @description Only published ones, or only hidden ones. */
                readonly publie?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description An array, with `Content-Range`; with `page` or `size` a page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["TemplateView"][] | {
                        /** @description The records of the page. */
                        readonly content: readonly components["schemas"]["TemplateView"][];
                        /** @description How many records there are on all pages. */
                        readonly totalElements: number;
                    };
                };
            };
        };
    };
    readonly "Templates_update[0]": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": components["schemas"]["TemplateForm"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TemplateView"];
                };
            };
        };
    };
    readonly Templates_create: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": components["schemas"]["TemplateForm"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreatedRecord"];
                };
            };
        };
    };
    readonly Templates_one: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TemplateView"];
                };
            };
        };
    };
    readonly "Templates_update[1]": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": components["schemas"]["TemplateForm"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TemplateView"];
                };
            };
        };
    };
    readonly Templates_setStatus: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StatusBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TemplateView"];
                };
            };
        };
    };
    readonly Users_list: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Words in any order, each to be found in one of the fields that identify a record. */
                readonly q?: string;
                /** @description Only the records with these ids. */
                readonly id?: readonly string[];
                /** @description Contained in the login. */
                readonly login?: string;
                /** @description Contained in the last name. */
                readonly lastname?: string;
                /** @description Contained in the e-mail address. */
                readonly email?: string;
                /** @description Holds this authority. */
                readonly authority?: string;
                /** @description Only active ones, or only inactive ones. */
                readonly actif?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description An array, with `Content-Range`; with `page` or `size` a page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["UserView"][] | {
                        /** @description The records of the page. */
                        readonly content: readonly components["schemas"]["UserView"][];
                        /** @description How many records there are on all pages. */
                        readonly totalElements: number;
                    };
                };
            };
        };
    };
    readonly "Users_update[0]": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UserBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserView"];
                };
            };
        };
    };
    readonly Users_create: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NewUserBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreatedRecord"];
                };
            };
        };
    };
    readonly Users_one: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserView"];
                };
            };
        };
    };
    readonly "Users_update[1]": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UserBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserView"];
                };
            };
        };
    };
    readonly Users_setStatus: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StatusBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserView"];
                };
            };
        };
    };
    readonly Values_list: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Words in any order, each to be found in one of the fields that identify a record. */
                readonly q?: string;
                /** @description Only the records with these ids. */
                readonly id?: readonly string[];
                /** @description The list. */
                readonly liste?: string;
                /** @description Only active ones, or only inactive ones. */
                readonly actif?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description An array, with `Content-Range`; with `page` or `size` a page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ValueListEntryView"][] | {
                        /** @description The records of the page. */
                        readonly content: readonly components["schemas"]["ValueListEntryView"][];
                        /** @description How many records there are on all pages. */
                        readonly totalElements: number;
                    };
                };
            };
        };
    };
    readonly Values_one: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ValueListEntryView"];
                };
            };
        };
    };
    readonly "Values_update[1]": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ValueListEntryBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ValueListEntryView"];
                };
            };
        };
    };
    readonly ValueList_list: {
        readonly parameters: {
            readonly query: {
                /** @description Code of the list. */
                readonly code: string;
                /** @description Language of the labels: 1 French, 2 English. Left out: the user’s. */
                readonly languageId?: "1" | "2";
                /** @description Also the inactive choices, for what records still hold. */
                readonly avecInactifs?: boolean;
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ValueDto"][];
                };
            };
        };
    };
    readonly "Values_update[0]": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ValueListEntryBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ValueListEntryView"];
                };
            };
        };
    };
    readonly Values_create: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ValueListEntryBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreatedRecord"];
                };
            };
        };
    };
    readonly Values_setStatus: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StatusBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ValueListEntryView"];
                };
            };
        };
    };
    readonly User_search: {
        readonly parameters: {
            readonly query: {
                /** @description At least 3 characters; every word of it is in the name, the login or the e-mail address. */
                readonly query: string;
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The first hundred by name. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["UserChoice"][];
                };
            };
        };
    };
    readonly User_invite: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly AlertSettings_read: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AlertSettingsDto"];
                };
            };
        };
    };
    readonly AlertSettings_write: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AlertSettingsDto"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AlertSettingsDto"];
                };
            };
        };
    };
    readonly Centre_selected: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CentreTreeDto"];
                };
            };
        };
    };
    readonly Centre_own: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["OwnCentreDto"][];
                };
            };
        };
    };
    readonly Centre_available: {
        readonly parameters: {
            readonly query: {
                /** @description Type of the centre that others are to be attached to. */
                readonly centerType: "REFERENT" | "DISPATCH" | "VACCINATION" | "VACCINATION_POINT";
                /** @description That centre, where it exists already. */
                readonly existingCenter?: string | null;
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["CentreChoiceDto"][];
                };
            };
        };
    };
    readonly Centre_dispatch: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["CentreChoiceDto"][];
                };
            };
        };
    };
    readonly Centre_lostAccess: {
        readonly parameters: {
            readonly query?: {
                /** @description The centres that would be disabled. */
                readonly id?: readonly string[];
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["UserChoice"][];
                };
            };
        };
    };
    readonly Template_available: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["TemplateChoiceDto"][];
                };
            };
        };
    };
    readonly Audit_list: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Not before this instant, or this day in the configured time zone. */
                readonly from?: string;
                /** @description Before this instant, or until this day in the configured time zone, which is included. */
                readonly to?: string;
                /** @description Only records of this kind. */
                readonly entity?: "centre" | "contenant" | "produit" | "template" | "tracker" | "transporteur" | "users" | "value-list";
                /** @description Only this record. */
                readonly id?: string;
                /** @description Only what this user did. */
                readonly userId?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description An array, with `Content-Range`; with `page` or `size` a page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["AuditEntryView"][] | {
                        /** @description The records of the page. */
                        readonly content: readonly components["schemas"]["AuditEntryView"][];
                        /** @description How many records there are on all pages. */
                        readonly totalElements: number;
                    };
                };
            };
        };
    };
    readonly Audit_listSecurity: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Not before this instant, or this day in the configured time zone. */
                readonly from?: string;
                /** @description Before this instant, or until this day in the configured time zone, which is included. */
                readonly to?: string;
                /** @description Only events of this kind. */
                readonly evenement?: "CONNEXION" | "DECONNEXION" | "MOT_DE_PASSE" | "LIEN" | "DROITS" | "REFUS";
                /** @description Only with this outcome. */
                readonly resultat?: "SUCCES" | "ECHEC";
                /** @description Contained in the login, whatever its case. */
                readonly login?: string;
                /** @description Only from this address. */
                readonly adresse?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description An array, with `Content-Range`; with `page` or `size` a page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["SecurityEntryView"][] | {
                        /** @description The records of the page. */
                        readonly content: readonly components["schemas"]["SecurityEntryView"][];
                        /** @description How many records there are on all pages. */
                        readonly totalElements: number;
                    };
                };
            };
        };
    };
    readonly CentreImport_run: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": components["schemas"]["ImportForm"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ImportReport"];
                };
            };
        };
    };
    readonly CentreImport_model: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A sheet to fill, and one that describes its columns. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
        };
    };
    readonly CentreMail_preview: {
        readonly parameters: {
            readonly query?: {
                /** @description These centres, active or not. */
                readonly idCentre?: readonly string[];
                /** @description Active centres of these types. */
                readonly type?: readonly ("REFERENT" | "DISPATCH" | "VACCINATION" | "VACCINATION_POINT")[];
                /** @description Active centres right below these. */
                readonly idParent?: readonly string[];
                /** @description Active centres with a tag of these categories. */
                readonly typeEtiquette?: readonly ("TRANSPORTEUR" | "TYPE_CENTRE" | "TOURNEE" | "SECTEUR" | "AUTRE")[];
                /** @description Active centres with a tag that contains this. */
                readonly etiquette?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CentreMailPreview"];
                };
            };
        };
    };
    readonly CentreMail_send: {
        readonly parameters: {
            readonly query?: {
                /** @description These centres, active or not. */
                readonly idCentre?: readonly string[];
                /** @description Active centres of these types. */
                readonly type?: readonly ("REFERENT" | "DISPATCH" | "VACCINATION" | "VACCINATION_POINT")[];
                /** @description Active centres right below these. */
                readonly idParent?: readonly string[];
                /** @description Active centres with a tag of these categories. */
                readonly typeEtiquette?: readonly ("TRANSPORTEUR" | "TYPE_CENTRE" | "TOURNEE" | "SECTEUR" | "AUTRE")[];
                /** @description Active centres with a tag that contains this. */
                readonly etiquette?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CentreMailBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CentreMailReport"];
                };
            };
        };
    };
    readonly ProductImport_run: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": components["schemas"]["ImportForm"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ImportReport"];
                };
            };
        };
    };
    readonly ProductImport_model: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A sheet to fill, and one that describes its columns. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
        };
    };
    readonly RecallQueries_list: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Only this product. */
                readonly idProduit?: string;
                /** @description Lot contains this, in whatever case. */
                readonly lot?: string;
                /** @description true: only lifted recalls; false: only those that are not lifted. */
                readonly levee?: boolean;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Recalls, the latest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["RecallRow"][];
                };
            };
        };
    };
    readonly Recall_recall: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RecallBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Created"];
                };
            };
        };
    };
    readonly Recall_acknowledge: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecallView"];
                };
            };
        };
    };
    readonly Recall_lift: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LiftBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecallView"];
                };
            };
        };
    };
    readonly AllocationQueries_list: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Only this product; absent or `all`: every product. */
                readonly idProduit?: string;
                /** @description Only this centre. */
                readonly idCentre?: string;
                /** @description Only this week, by any day of it. Absent: every week. */
                readonly debutSemaine?: string;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Plans, latest week first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["AllocationRow"][];
                };
            };
        };
    };
    readonly Allocation_revise: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AllocationRevisionBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AllocationRow"];
                };
            };
        };
    };
    readonly Allocation_plan: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AllocationBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Created"];
                };
            };
        };
    };
    readonly Allocation_copy: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AllocationCopiesBody"];
            };
        };
        readonly responses: {
            /** @description The new plans, in the order of their weeks. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Created"][];
                };
            };
        };
    };
    readonly Allocation_generate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GenerationBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Generation"];
                };
            };
        };
    };
    readonly Allocation_import: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": components["schemas"]["AllocationImportForm"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ImportReport"];
                };
            };
        };
    };
    readonly AllocationQueries_weeks: {
        readonly parameters: {
            readonly query?: {
                /** @description A plan: its centre and product, from its week on. Nothing else is looked at then. */
                readonly id?: string;
                /** @description Product; required without a plan. */
                readonly idProduit?: string;
                /** @description Vaccination centre; required without a plan. */
                readonly idCentre?: string;
                /** @description A day of the first week; required without a plan. */
                readonly debutSemaine?: string;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Five, in their order. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["AllocationWeek"][];
                };
            };
        };
    };
    readonly Allocation_planWeeks: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PlannedWeeksBody"];
            };
        };
        readonly responses: {
            /** @description The plans, in the order of the weeks. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Created"][];
                };
            };
        };
    };
    readonly AllocationQueries_one: {
        readonly parameters: {
            readonly query?: {
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AllocationRow"];
                };
            };
        };
    };
    readonly Allocation_remove: {
        readonly parameters: {
            readonly query?: {
                /** @description The version that was read: 409 where somebody else changed the plan since. Absent: no check. */
                readonly version?: number;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly CommandProgress_progress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly key: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CommandProgressView"];
                };
            };
        };
    };
    readonly ReferentCountQueries_list: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Only counts of this product alone; counts of all products are left out. */
                readonly idProduit?: string;
                /** @description Only these statuses; absent: all. */
                readonly statut?: readonly ("OUVERT" | "CLOTURE" | "ABANDONNE")[];
                /** @description `false`: without the lines. Default: with them. */
                readonly lignes?: boolean;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Counts, the latest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["CountRow"][];
                };
            };
        };
    };
    readonly ReferentCount_open: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CountOpeningBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Created"];
                };
            };
        };
    };
    readonly ReferentCount_count: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CountedLinesBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CountView"];
                };
            };
        };
    };
    readonly ReferentCount_close: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CountView"];
                };
            };
        };
    };
    readonly ReferentCount_abandon: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CountView"];
                };
            };
        };
    };
    readonly DispatchCountQueries_list: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Only counts of this product alone; counts of all products are left out. */
                readonly idProduit?: string;
                /** @description Only these statuses; absent: all. */
                readonly statut?: readonly ("OUVERT" | "CLOTURE" | "ABANDONNE")[];
                /** @description `false`: without the lines. Default: with them. */
                readonly lignes?: boolean;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Counts, the latest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["CountRow"][];
                };
            };
        };
    };
    readonly DispatchCount_open: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CountOpeningBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Created"];
                };
            };
        };
    };
    readonly DispatchCount_count: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CountedLinesBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CountView"];
                };
            };
        };
    };
    readonly DispatchCount_close: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CountView"];
                };
            };
        };
    };
    readonly DispatchCount_abandon: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CountView"];
                };
            };
        };
    };
    readonly VaccinationCountQueries_list: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Only counts of this product alone; counts of all products are left out. */
                readonly idProduit?: string;
                /** @description Only these statuses; absent: all. */
                readonly statut?: readonly ("OUVERT" | "CLOTURE" | "ABANDONNE")[];
                /** @description `false`: without the lines. Default: with them. */
                readonly lignes?: boolean;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Counts, the latest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["CountRow"][];
                };
            };
        };
    };
    readonly VaccinationCount_open: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CountOpeningBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Created"];
                };
            };
        };
    };
    readonly VaccinationCount_count: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CountedLinesBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CountView"];
                };
            };
        };
    };
    readonly VaccinationCount_close: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CountView"];
                };
            };
        };
    };
    readonly VaccinationCount_abandon: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CountView"];
                };
            };
        };
    };
    readonly DeliveryNote_receiveAtReferent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReferentReceptionBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Created"];
                };
            };
        };
    };
    readonly DeliveryNote_receiveAtDispatch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReferentReceptionBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Created"];
                };
            };
        };
    };
    readonly DeliveryNote_receiveAtVaccination: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["VaccinationReceptionBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreatedAtVaccination"];
                };
            };
        };
    };
    readonly DeliveryNoteQueries_atReferent: {
        readonly parameters: {
            readonly query?: {
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Preparation"];
                };
            };
        };
    };
    readonly DeliveryNote_cancelAtReferent: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Preparation"];
                };
            };
        };
    };
    readonly DeliveryNoteQueries_atDispatch: {
        readonly parameters: {
            readonly query?: {
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Preparation"];
                };
            };
        };
    };
    readonly DeliveryNote_cancelAtDispatch: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Preparation"];
                };
            };
        };
    };
    readonly DispatchStock_enter: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ExternalEntryBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Created"];
                };
            };
        };
    };
    readonly Stock_dispatchBatches: {
        readonly parameters: {
            readonly query?: {
                /** @description Product whose batches are wanted; all products where absent. */
                readonly idProduit?: string;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Batches, first-expiring first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["StockRow"][];
                };
            };
        };
    };
    readonly DispatchStock_prepare: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DispatchPreparationBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Created"];
                };
            };
        };
    };
    readonly DispatchStock_prepareRequests: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RequestsPreparationBody"];
            };
        };
        readonly responses: {
            /** @description One preparation for each request, in their order. */
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Created"][];
                };
            };
        };
    };
    readonly DispatchStock_scrap: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CentreScrappingBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Created"];
                };
            };
        };
    };
    readonly DispatchStock_takeBack: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StockReturnBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Created"];
                };
            };
        };
    };
    readonly Stock_dispatch: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Only this product. */
                readonly idProduit?: string;
                /** @description Only this centre and those below it. */
                readonly idCentre?: string;
                /** @description Batch number contains this, in whatever case. */
                readonly lot?: string;
                /** @description Without used-up batches. */
                readonly quantiteNonNulle?: boolean;
                /** @description Only what came back by a product return. */
                readonly onlyRetour?: boolean;
                /** @description Only centres below the selected one, not itself. */
                readonly fromReferentAffiliatedView?: boolean;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Batches, first-expiring first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["StockRow"][];
                };
            };
        };
    };
    readonly DispatchStock_edit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StockEditBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StockRow"];
                };
            };
        };
    };
    readonly ReferentStock_enter: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ExternalEntryBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Created"];
                };
            };
        };
    };
    readonly Stock_referentBatches: {
        readonly parameters: {
            readonly query?: {
                /** @description Product whose batches are wanted; all products where absent. */
                readonly idProduit?: string;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Batches, first-expiring first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["StockRow"][];
                };
            };
        };
    };
    readonly ReferentStock_prepare: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReferentPreparationBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Created"];
                };
            };
        };
    };
    readonly ReferentStock_scrap: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CentreScrappingBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Created"];
                };
            };
        };
    };
    readonly Stock_referent: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Only this product. */
                readonly idProduit?: string;
                /** @description Only this centre and those below it. */
                readonly idCentre?: string;
                /** @description Batch number contains this, in whatever case. */
                readonly lot?: string;
                /** @description Without used-up batches. */
                readonly quantiteNonNulle?: boolean;
                /** @description Only what came back by a product return. */
                readonly onlyRetour?: boolean;
                /** @description Only centres below the selected one, not itself. */
                readonly fromReferentAffiliatedView?: boolean;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Batches, first-expiring first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["StockRow"][];
                };
            };
        };
    };
    readonly ReferentStock_edit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StockEditBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["StockRow"];
                };
            };
        };
    };
    readonly ReplenishmentQueries_ofCentres: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Only this product; absent or `all`: every product. */
                readonly idProduit?: string;
                /** @description Only requests of this centre; for points’ requests also a point. */
                readonly idCentre?: string;
                /** @description Only these statuses: `statut=…&statut=…`. Absent: all. */
                readonly statut?: readonly ("EN_ATTENTE" | "CONFIRME" | "TRAITE" | "DEPART_MARCHANDISES" | "REFUSE" | "ANNULE")[];
                /** @description Only requests with this carrier. */
                readonly idTransporteur?: string;
                /** @description Only centres with a tag of this category. */
                readonly typeEtiquette?: "TRANSPORTEUR" | "TYPE_CENTRE" | "TOURNEE" | "SECTEUR" | "AUTRE";
                /** @description Only centres with a tag whose text contains this, in whatever case. */
                readonly etiquette?: string;
                /** @description Which date lies between `dateDebut` and `dateFin`, which are then required: of the request, or of the reception that was promised, else asked for. Absent: none. */
                readonly typeDate?: "CREATION" | "RECEPTION";
                /** @description Begin: a business day or an instant. Default: none. */
                readonly dateDebut?: string;
                /** @description End: a business day, included, or an instant. Default: none. */
                readonly dateFin?: string;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Requests, latest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ReplenishmentRow"][];
                };
            };
        };
    };
    readonly Replenishment_changeOfCentre: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StatusChangeBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Replenishment"];
                };
            };
        };
    };
    readonly Replenishment_requestForCentre: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CentreRequestBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Created"];
                };
            };
        };
    };
    readonly ReplenishmentQueries_ofPoints: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Only this product; absent or `all`: every product. */
                readonly idProduit?: string;
                /** @description Only requests of this centre; for points’ requests also a point. */
                readonly idCentre?: string;
                /** @description Only these statuses: `statut=…&statut=…`. Absent: all. */
                readonly statut?: readonly ("EN_ATTENTE" | "CONFIRME" | "TRAITE" | "DEPART_MARCHANDISES" | "REFUSE" | "ANNULE")[];
                /** @description Only requests with this carrier. */
                readonly idTransporteur?: string;
                /** @description Only centres with a tag of this category. */
                readonly typeEtiquette?: "TRANSPORTEUR" | "TYPE_CENTRE" | "TOURNEE" | "SECTEUR" | "AUTRE";
                /** @description Only centres with a tag whose text contains this, in whatever case. */
                readonly etiquette?: string;
                /** @description Which date lies between `dateDebut` and `dateFin`, which are then required: of the request, or of the reception that was promised, else asked for. Absent: none. */
                readonly typeDate?: "CREATION" | "RECEPTION";
                /** @description Begin: a business day or an instant. Default: none. */
                readonly dateDebut?: string;
                /** @description End: a business day, included, or an instant. Default: none. */
                readonly dateFin?: string;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Requests, latest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ReplenishmentRow"][];
                };
            };
        };
    };
    readonly Replenishment_changeOfPoint: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StatusChangeBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Replenishment"];
                };
            };
        };
    };
    readonly Replenishment_requestForPoint: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PointRequestBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Created"];
                };
            };
        };
    };
    readonly Replenishment_changeMany: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["StatusChangesBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Replenishment"][];
                };
            };
        };
    };
    readonly UseDeclaration_declare: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UseDeclarationBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Created"];
                };
            };
        };
    };
    readonly VaccinationStock_takeOut: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FridgeExitBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreatedAtVaccination"];
                };
            };
        };
    };
    readonly VaccinationStock_scrap: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["VaccinationScrappingBody"];
            };
        };
        readonly responses: {
            readonly 201: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CreatedAtVaccination"];
                };
            };
        };
    };
    readonly Stock_vaccination: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Only this product. */
                readonly idProduit?: string;
                /** @description Only this centre and those below it. */
                readonly idCentre?: string;
                /** @description Batch number contains this, in whatever case. */
                readonly lot?: string;
                /** @description Without used-up batches. */
                readonly quantiteNonNulle?: boolean;
                /** @description Only what came back by a product return. */
                readonly onlyRetour?: boolean;
                /** @description Only centres below the selected one, not itself. */
                readonly fromReferentAffiliatedView?: boolean;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Batches, first-expiring first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["StockRow"][];
                };
            };
        };
    };
    readonly VaccinationStock_edit: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["VaccinationStockEditBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["VaccinationStockRow"];
                };
            };
        };
    };
    readonly Dossier_dossier: {
        readonly parameters: {
            readonly query?: {
                /** @description Centre; it may be left out where product and lot are given. */
                readonly idCentre?: string;
                /** @description Only this product. */
                readonly idProduit?: string;
                /** @description Only this lot, written like this. */
                readonly lot?: string;
                /** @description Begin: a business day or an instant. Default: the first movement. */
                readonly dateDebut?: string;
                /** @description End: a business day, included, or an instant. Default: none. */
                readonly dateFin?: string;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The dossier */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": string;
                };
            };
        };
    };
    readonly PreparationDocuments_ofMany: {
        readonly parameters: {
            readonly query: {
                /** @description What is printed. */
                readonly documentType: "DISPATCH_BL" | "DISPATCH_ETIQUETTE" | "DISPATCH_FLACON_36" | "DISPATCH_FLACON_96" | "DISPATCH_ETIQUETTE_CONTENANT";
                /** @description Preparations, each as often as its id is given: `ids=…&ids=…`, or `ids=…,…`. */
                readonly ids: readonly string[];
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The documents, one after the other */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": string;
                };
            };
        };
    };
    readonly PreparationDocuments_atReferent: {
        readonly parameters: {
            readonly query: {
                /** @description What is printed. */
                readonly documentType: "REFERENT_BL" | "REFERENT_ETIQUETTE" | "REFERENT_FLACON" | "REFERENT_ETIQUETTE_CONTENANT";
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The document */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": string;
                };
            };
        };
    };
    readonly PreparationDocuments_atDispatch: {
        readonly parameters: {
            readonly query: {
                /** @description What is printed. */
                readonly documentType: "DISPATCH_BL" | "DISPATCH_ETIQUETTE" | "DISPATCH_FLACON_36" | "DISPATCH_FLACON_96" | "DISPATCH_ETIQUETTE_CONTENANT";
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The document */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": string;
                };
            };
        };
    };
    readonly PreparationDocuments_labelsAtReferent: {
        readonly parameters: {
            readonly query?: {
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": readonly components["schemas"]["LabelSelectionBody"][];
            };
        };
        readonly responses: {
            /** @description The labels, one a page */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": string;
                };
            };
        };
    };
    readonly PreparationDocuments_labelsAtDispatch: {
        readonly parameters: {
            readonly query?: {
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": readonly components["schemas"]["LabelSelectionBody"][];
            };
        };
        readonly responses: {
            /** @description The labels, one a page */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": string;
                };
            };
        };
    };
    readonly OperationDocuments_scrappedAtReferent: {
        readonly parameters: {
            readonly query?: {
                /** @description What is printed. */
                readonly documentType?: "REFERENT_DECHET";
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The label */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": string;
                };
            };
        };
    };
    readonly OperationDocuments_scrappedAtDispatch: {
        readonly parameters: {
            readonly query?: {
                /** @description What is printed. */
                readonly documentType?: "DISPATCH_DECHET";
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The label */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": string;
                };
            };
        };
    };
    readonly OperationDocuments_scrappedAtVaccination: {
        readonly parameters: {
            readonly query?: {
                /** @description What is printed. */
                readonly documentType?: "VACCINATION_DECHET";
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The label */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": string;
                };
            };
        };
    };
    readonly OperationDocuments_productReturn: {
        readonly parameters: {
            readonly query?: {
                /** @description What is printed. */
                readonly documentType?: "DISPATCH_RETOUR";
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The note */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": string;
                };
            };
        };
    };
    readonly OperationDocuments_fridgeExit: {
        readonly parameters: {
            readonly query?: {
                /** @description What is printed. */
                readonly documentType?: "VACCINATION_ETIQUETTE";
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The label */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": string;
                };
            };
        };
    };
    readonly TemplateFiles_fields: {
        readonly parameters: {
            readonly query: {
                /** @description Type of the template. */
                readonly type: "REFERENT_BL" | "REFERENT_ETIQUETTE" | "REFERENT_FLACON" | "REFERENT_ETIQUETTE_CONTENANT" | "REFERENT_DECHET" | "DISPATCH_BL" | "DISPATCH_ETIQUETTE" | "DISPATCH_FLACON_36" | "DISPATCH_FLACON_96" | "DISPATCH_ETIQUETTE_CONTENANT" | "DISPATCH_DECHET" | "DISPATCH_RETOUR" | "VACCINATION_ETIQUETTE" | "VACCINATION_DECHET";
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["FieldView"][];
                };
            };
        };
    };
    readonly TemplateFiles_test: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The document */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": string;
                };
            };
        };
    };
    readonly TemplateFiles_download: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The .docx */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                };
            };
        };
    };
    readonly ReferentCountDocuments_sheet: {
        readonly parameters: {
            readonly query?: {
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The sheet */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": string;
                };
            };
        };
    };
    readonly DispatchCountDocuments_sheet: {
        readonly parameters: {
            readonly query?: {
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The sheet */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": string;
                };
            };
        };
    };
    readonly VaccinationCountDocuments_sheet: {
        readonly parameters: {
            readonly query?: {
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The sheet */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": string;
                };
            };
        };
    };
    readonly AllocationExport_detailed: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Only this product; absent or `all`: every product. */
                readonly idProduit?: string;
                /** @description Only this centre. */
                readonly idCentre?: string;
                /** @description Only this week, by any day of it. Absent: every week. */
                readonly debutSemaine?: string;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description How many weeks. Unit: weeks. */
                readonly weeks: 1 | 2 | 5;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The workbook: the rows on its first sheet, the filters on the second. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description Being made (`Prefer: respond-async`). */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["ExportStatusView"];
                };
            };
        };
    };
    readonly AllocationExport_total: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Only this product; absent or `all`: every product. */
                readonly idProduit?: string;
                /** @description Only this centre. */
                readonly idCentre?: string;
                /** @description Only this week, by any day of it. Absent: every week. */
                readonly debutSemaine?: string;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description How many weeks. Unit: weeks. */
                readonly weeks: 1 | 2 | 5;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The workbook: the rows on its first sheet, the filters on the second. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description Being made (`Prefer: respond-async`). */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["ExportStatusView"];
                };
            };
        };
    };
    readonly ReferentCountExport_export: {
        readonly parameters: {
            readonly query?: {
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The workbook: the rows on its first sheet, the filters on the second. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description Being made (`Prefer: respond-async`). */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["ExportStatusView"];
                };
            };
        };
    };
    readonly DispatchCountExport_export: {
        readonly parameters: {
            readonly query?: {
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The workbook: the rows on its first sheet, the filters on the second. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description Being made (`Prefer: respond-async`). */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["ExportStatusView"];
                };
            };
        };
    };
    readonly VaccinationCountExport_export: {
        readonly parameters: {
            readonly query?: {
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The workbook: the rows on its first sheet, the filters on the second. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description Being made (`Prefer: respond-async`). */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["ExportStatusView"];
                };
            };
        };
    };
    readonly DossierExport_export: {
        readonly parameters: {
            readonly query?: {
                /** @description Centre; it may be left out where product and lot are given. */
                readonly idCentre?: string;
                /** @description Only this product. */
                readonly idProduit?: string;
                /** @description Only this lot, written like this. */
                readonly lot?: string;
                /** @description Begin: a business day or an instant. Default: the first movement. */
                readonly dateDebut?: string;
                /** @description End: a business day, included, or an instant. Default: none. */
                readonly dateFin?: string;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The workbook: the rows on its first sheet, the filters on the second. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description Being made (`Prefer: respond-async`). */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["ExportStatusView"];
                };
            };
        };
    };
    readonly MovementExport_referent: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Only this product; absent or `all`: every product. */
                readonly idProduit?: string;
                /** @description Delivery-note number contains this, in whatever case. */
                readonly numeroBl?: string;
                /** @description Centre to which the goods go: its id, or a part of its name. */
                readonly destination?: string;
                /** @description Batch number contains this, in whatever case. */
                readonly lot?: string;
                /** @description Begin: a business day or an instant. Without dates: the current ISO week. */
                readonly dateDebut?: string;
                /** @description End: a business day, included, or an instant. Default: none. */
                readonly dateFin?: string;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The workbook: the rows on its first sheet, the filters on the second. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description Being made (`Prefer: respond-async`). */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["ExportStatusView"];
                };
            };
        };
    };
    readonly MovementExport_dispatch: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Only this product; absent or `all`: every product. */
                readonly idProduit?: string;
                /** @description Delivery-note number contains this, in whatever case. */
                readonly numeroBl?: string;
                /** @description Centre to which the goods go: its id, or a part of its name. */
                readonly destination?: string;
                /** @description Batch number contains this, in whatever case. */
                readonly lot?: string;
                /** @description Begin: a business day or an instant. Without dates: the current ISO week. */
                readonly dateDebut?: string;
                /** @description End: a business day, included, or an instant. Default: none. */
                readonly dateFin?: string;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The workbook: the rows on its first sheet, the filters on the second. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description Being made (`Prefer: respond-async`). */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["ExportStatusView"];
                };
            };
        };
    };
    readonly MovementExport_vaccination: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Only this product; absent or `all`: every product. */
                readonly idProduit?: string;
                /** @description Delivery-note number contains this, in whatever case. */
                readonly numeroBl?: string;
                /** @description Centre to which the goods go: its id, or a part of its name. */
                readonly destination?: string;
                /** @description Batch number contains this, in whatever case. */
                readonly lot?: string;
                /** @description Begin: a business day or an instant. Without dates: the current ISO week. */
                readonly dateDebut?: string;
                /** @description End: a business day, included, or an instant. Default: none. */
                readonly dateFin?: string;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The workbook: the rows on its first sheet, the filters on the second. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description Being made (`Prefer: respond-async`). */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["ExportStatusView"];
                };
            };
        };
    };
    readonly CentresExport_export: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Words in any order, each to be found in one of the fields that identify a record. */
                readonly q?: string;
                /** @description Only the records with these ids. */
                readonly id?: readonly string[];
                /** @description Contained in the name. */
                readonly nom?: string;
                /** @description Of these types. */
                readonly type?: readonly ("REFERENT" | "DISPATCH" | "VACCINATION" | "VACCINATION_POINT")[];
                /** @description Only active ones, or only inactive ones. */
                readonly statut?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The workbook: the rows on its first sheet, the filters on the second. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description Being made (`Prefer: respond-async`). */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["ExportStatusView"];
                };
            };
        };
    };
    readonly ProductsExport_export: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Words in any order, each to be found in one of the fields that identify a record. */
                readonly q?: string;
                /** @description Only the records with these ids. */
                readonly id?: readonly string[];
                /** @description Contained in the full name. */
                readonly nom?: string;
                /** @description Contained in the commercial name. */
                readonly nomCommercial?: string;
                /** @description Contained in the CIP code. */
                readonly codeCip?: string;
                /** @description Code of the value list PRODUCT_TYPE. */
                readonly type?: string;
                /** @description Only active ones, or only inactive ones. */
                readonly actif?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The workbook: the rows on its first sheet, the filters on the second. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description Being made (`Prefer: respond-async`). */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["ExportStatusView"];
                };
            };
        };
    };
    readonly TrackersExport_export: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Words in any order, each to be found in one of the fields that identify a record. */
                readonly q?: string;
                /** @description Only the records with these ids. */
                readonly id?: readonly string[];
                /** @description Contained in the name. */
                readonly nom?: string;
                /** @description Contained in the manufacturer. */
                readonly fabricant?: string;
                /** @description Only active ones, or only inactive ones. */
                readonly actif?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The workbook: the rows on its first sheet, the filters on the second. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description Being made (`Prefer: respond-async`). */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["ExportStatusView"];
                };
            };
        };
    };
    readonly ContainersExport_export: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Words in any order, each to be found in one of the fields that identify a record. */
                readonly q?: string;
                /** @description Only the records with these ids. */
                readonly id?: readonly string[];
                /** @description Contained in the name. */
                readonly nom?: string;
                /** @description Contained in the manufacturer. */
                readonly fabricant?: string;
                /** @description Only active ones, or only inactive ones. */
                readonly actif?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The workbook: the rows on its first sheet, the filters on the second. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description Being made (`Prefer: respond-async`). */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["ExportStatusView"];
                };
            };
        };
    };
    readonly CarriersExport_export: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Words in any order, each to be found in one of the fields that identify a record. */
                readonly q?: string;
                /** @description Only the records with these ids. */
                readonly id?: readonly string[];
                /** @description Contained in the name. */
                readonly nom?: string;
                /** @description Of this dispatch centre. */
                readonly idCentre?: string;
                /** @description Only active ones, or only inactive ones. */
                readonly actif?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The workbook: the rows on its first sheet, the filters on the second. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description Being made (`Prefer: respond-async`). */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["ExportStatusView"];
                };
            };
        };
    };
    readonly TemplatesExport_export: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Words in any order, each to be found in one of the fields that identify a record. */
                readonly q?: string;
                /** @description Only the records with these ids. */
                readonly id?: readonly string[];
                /** @description Contained in the name. */
                readonly nom?: string;
                /** @description Of this type. */
                readonly type?: string;
                /** @description Only published ones, or only hidden ones. */
                readonly publie?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The workbook: the rows on its first sheet, the filters on the second. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description Being made (`Prefer: respond-async`). */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["ExportStatusView"];
                };
            };
        };
    };
    readonly UsersExport_export: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Words in any order, each to be found in one of the fields that identify a record. */
                readonly q?: string;
                /** @description Only the records with these ids. */
                readonly id?: readonly string[];
                /** @description Contained in the login. */
                readonly login?: string;
                /** @description Contained in the last name. */
                readonly lastname?: string;
                /** @description Contained in the e-mail address. */
                readonly email?: string;
                /** @description Holds this authority. */
                readonly authority?: string;
                /** @description Only active ones, or only inactive ones. */
                readonly actif?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The workbook: the rows on its first sheet, the filters on the second. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description Being made (`Prefer: respond-async`). */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["ExportStatusView"];
                };
            };
        };
    };
    readonly ValuesExport_export: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Words in any order, each to be found in one of the fields that identify a record. */
                readonly q?: string;
                /** @description Only the records with these ids. */
                readonly id?: readonly string[];
                /** @description The list. */
                readonly liste?: string;
                /** @description Only active ones, or only inactive ones. */
                readonly actif?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The workbook: the rows on its first sheet, the filters on the second. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description Being made (`Prefer: respond-async`). */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["ExportStatusView"];
                };
            };
        };
    };
    readonly ReplenishmentExport_ofCentres: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Only this product; absent or `all`: every product. */
                readonly idProduit?: string;
                /** @description Only requests of this centre; for points’ requests also a point. */
                readonly idCentre?: string;
                /** @description Only these statuses: `statut=…&statut=…`. Absent: all. */
                readonly statut?: readonly ("EN_ATTENTE" | "CONFIRME" | "TRAITE" | "DEPART_MARCHANDISES" | "REFUSE" | "ANNULE")[];
                /** @description Only requests with this carrier. */
                readonly idTransporteur?: string;
                /** @description Only centres with a tag of this category. */
                readonly typeEtiquette?: "TRANSPORTEUR" | "TYPE_CENTRE" | "TOURNEE" | "SECTEUR" | "AUTRE";
                /** @description Only centres with a tag whose text contains this, in whatever case. */
                readonly etiquette?: string;
                /** @description Which date lies between `dateDebut` and `dateFin`, which are then required: of the request, or of the reception that was promised, else asked for. Absent: none. */
                readonly typeDate?: "CREATION" | "RECEPTION";
                /** @description Begin: a business day or an instant. Default: none. */
                readonly dateDebut?: string;
                /** @description End: a business day, included, or an instant. Default: none. */
                readonly dateFin?: string;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The workbook: the rows on its first sheet, the filters on the second. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description Being made (`Prefer: respond-async`). */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["ExportStatusView"];
                };
            };
        };
    };
    readonly ReplenishmentExport_ofPoints: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Only this product; absent or `all`: every product. */
                readonly idProduit?: string;
                /** @description Only requests of this centre; for points’ requests also a point. */
                readonly idCentre?: string;
                /** @description Only these statuses: `statut=…&statut=…`. Absent: all. */
                readonly statut?: readonly ("EN_ATTENTE" | "CONFIRME" | "TRAITE" | "DEPART_MARCHANDISES" | "REFUSE" | "ANNULE")[];
                /** @description Only requests with this carrier. */
                readonly idTransporteur?: string;
                /** @description Only centres with a tag of this category. */
                readonly typeEtiquette?: "TRANSPORTEUR" | "TYPE_CENTRE" | "TOURNEE" | "SECTEUR" | "AUTRE";
                /** @description Only centres with a tag whose text contains this, in whatever case. */
                readonly etiquette?: string;
                /** @description Which date lies between `dateDebut` and `dateFin`, which are then required: of the request, or of the reception that was promised, else asked for. Absent: none. */
                readonly typeDate?: "CREATION" | "RECEPTION";
                /** @description Begin: a business day or an instant. Default: none. */
                readonly dateDebut?: string;
                /** @description End: a business day, included, or an instant. Default: none. */
                readonly dateFin?: string;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The workbook: the rows on its first sheet, the filters on the second. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description Being made (`Prefer: respond-async`). */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["ExportStatusView"];
                };
            };
        };
    };
    readonly RunningExports_status: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ExportStatusView"];
                };
            };
        };
    };
    readonly RunningExports_cancel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It stops after the rows that it is writing. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly RunningExports_file: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The workbook. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
        };
    };
    readonly SecurityExport_export: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Not before this instant, or this day in the configured time zone. */
                readonly from?: string;
                /** @description Before this instant, or until this day in the configured time zone, which is included. */
                readonly to?: string;
                /** @description Only events of this kind. */
                readonly evenement?: "CONNEXION" | "DECONNEXION" | "MOT_DE_PASSE" | "LIEN" | "DROITS" | "REFUS";
                /** @description Only with this outcome. */
                readonly resultat?: "SUCCES" | "ECHEC";
                /** @description Contained in the login, whatever its case. */
                readonly login?: string;
                /** @description Only from this address. */
                readonly adresse?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The workbook: the rows on its first sheet, the filters on the second. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description Being made (`Prefer: respond-async`). */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["ExportStatusView"];
                };
            };
        };
    };
    readonly StockExport_referent: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Only this product. */
                readonly idProduit?: string;
                /** @description Only this centre and those below it. */
                readonly idCentre?: string;
                /** @description Batch number contains this, in whatever case. */
                readonly lot?: string;
                /** @description Without used-up batches. */
                readonly quantiteNonNulle?: boolean;
                /** @description Only what came back by a product return. */
                readonly onlyRetour?: boolean;
                /** @description Only centres below the selected one, not itself. */
                readonly fromReferentAffiliatedView?: boolean;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The workbook: the rows on its first sheet, the filters on the second. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description Being made (`Prefer: respond-async`). */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["ExportStatusView"];
                };
            };
        };
    };
    readonly StockExport_dispatch: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Only this product. */
                readonly idProduit?: string;
                /** @description Only this centre and those below it. */
                readonly idCentre?: string;
                /** @description Batch number contains this, in whatever case. */
                readonly lot?: string;
                /** @description Without used-up batches. */
                readonly quantiteNonNulle?: boolean;
                /** @description Only what came back by a product return. */
                readonly onlyRetour?: boolean;
                /** @description Only centres below the selected one, not itself. */
                readonly fromReferentAffiliatedView?: boolean;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The workbook: the rows on its first sheet, the filters on the second. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description Being made (`Prefer: respond-async`). */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["ExportStatusView"];
                };
            };
        };
    };
    readonly StockExport_vaccination: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Only this product. */
                readonly idProduit?: string;
                /** @description Only this centre and those below it. */
                readonly idCentre?: string;
                /** @description Batch number contains this, in whatever case. */
                readonly lot?: string;
                /** @description Without used-up batches. */
                readonly quantiteNonNulle?: boolean;
                /** @description Only what came back by a product return. */
                readonly onlyRetour?: boolean;
                /** @description Only centres below the selected one, not itself. */
                readonly fromReferentAffiliatedView?: boolean;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The workbook: the rows on its first sheet, the filters on the second. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description Being made (`Prefer: respond-async`). */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["ExportStatusView"];
                };
            };
        };
    };
    readonly UseAndLossExport_export: {
        readonly parameters: {
            readonly query?: {
                /** @description Begin: a business day or an instant. Without dates: the current month. */
                readonly dateDebut?: string;
                /** @description End: a business day, included, or an instant. Default: none. */
                readonly dateFin?: string;
                /** @description A row for each centre, product or month. */
                readonly groupe?: "CENTRE" | "PRODUIT" | "MOIS";
                /** @description Only this product; absent or `all`: every product. */
                readonly idProduit?: string;
                /** @description Only this centre or point. */
                readonly idCentre?: string;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The workbook: the rows on its first sheet, the filters on the second. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description Being made (`Prefer: respond-async`). */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["ExportStatusView"];
                };
            };
        };
    };
    readonly UseExport_export: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Only this product; absent or `all`: every product. */
                readonly idProduit?: string;
                /** @description Only this centre. */
                readonly idCentre?: string;
                /** @description First week: a day of it, usually its Monday. Default: so that the current week is the last. */
                readonly week?: string;
                /** @description One row for each day as declared, or one for each week. Default: as the centre is set, else SEMAINE. */
                readonly modeAdministration?: "JOUR" | "SEMAINE";
                /** @description How many weeks. Default: 1 by the day, 5 by the week. Unit: weeks. */
                readonly nbWeeks?: 1 | 2 | 5;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The workbook: the rows on its first sheet, the filters on the second. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description Being made (`Prefer: respond-async`). */
            readonly 202: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": components["schemas"]["ExportStatusView"];
                };
            };
        };
    };
    readonly DeadLetters_list: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["DeadLetterView"][];
                };
            };
        };
    };
    readonly DeadLetters_resendAll: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ResentView"];
                };
            };
        };
    };
    readonly DeadLetters_resend: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description What kind of job it is. */
                readonly queue: "documents" | "mail" | "exports";
                /** @description Id of the job. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is on its queue again. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly DeadLetters_discard: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description What kind of job it is. */
                readonly queue: "documents" | "mail" | "exports";
                /** @description Id of the job. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description It is gone. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly Outbox_list: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Contained in the receiver or the subject, in whatever case. */
                readonly q?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description An array, with `Content-Range`; with `page` or `size` a page. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["OutboxMailRow"][] | {
                        /** @description The records of the page. */
                        readonly content: readonly components["schemas"]["OutboxMailRow"][];
                        /** @description How many records there are on all pages. */
                        readonly totalElements: number;
                    };
                };
            };
        };
    };
    readonly Outbox_one: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Name of the mail’s file. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OutboxMailView"];
                };
            };
        };
    };
    readonly Outbox_file: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description Name of the mail’s file. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The mail as a server would have been given it. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "message/rfc822": string;
                };
            };
        };
    };
    readonly Alert_list: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Only what is this urgent; absent: everything. */
                readonly gravite?: "INFO" | "ATTENTION" | "URGENT";
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Most urgent first, then by when it is due. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["AlertRow"][];
                };
            };
        };
    };
    readonly RecallQueries_one: {
        readonly parameters: {
            readonly query?: {
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RecallView"];
                };
            };
        };
    };
    readonly Lot_list: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Only this product. */
                readonly idProduit?: string;
                /** @description Lot contains this, in whatever case. */
                readonly lot?: string;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Lots, by product and lot. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["LotRow"][];
                };
            };
        };
    };
    readonly Lot_trace: {
        readonly parameters: {
            readonly query?: {
                /** @description Product; required. */
                readonly idProduit?: string;
                /** @description Lot, exactly as it was entered; required. */
                readonly lot?: string;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LotTrace"];
                };
            };
        };
    };
    readonly Stock_offline: {
        readonly parameters: {
            readonly query?: {
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Batches, first-expiring first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["StockRow"][];
                };
            };
        };
    };
    readonly Stock_available: {
        readonly parameters: {
            readonly query?: {
                /** @description Product whose batches are wanted; all products where absent. */
                readonly idProduit?: string;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Batches, first-expiring first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["StockRow"][];
                };
            };
        };
    };
    readonly Stock_all: {
        readonly parameters: {
            readonly query?: {
                /** @description Product whose batches are wanted; all products where absent. */
                readonly idProduit?: string;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Batches, first-expiring first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["StockRow"][];
                };
            };
        };
    };
    readonly Suggestion_referent: {
        readonly parameters: {
            readonly query: {
                /** @description Product. */
                readonly idProduit: string;
                /** @description How much is wanted. Unit: packages. */
                readonly quantite: number;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Batches that can be used now, earliest end first, with how much to take of each. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["SuggestedBatch"][];
                };
            };
        };
    };
    readonly Suggestion_dispatch: {
        readonly parameters: {
            readonly query: {
                /** @description Product. */
                readonly idProduit: string;
                /** @description How much is wanted. Unit: packages. */
                readonly quantite: number;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Batches that can be used now, earliest end first, with how much to take of each. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["SuggestedBatch"][];
                };
            };
        };
    };
    readonly Suggestion_vaccination: {
        readonly parameters: {
            readonly query: {
                /** @description Product. */
                readonly idProduit: string;
                /** @description How much is wanted. Unit: packages. */
                readonly quantite: number;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Batches that can be used now, earliest end first, with how much to take of each. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["SuggestedBatch"][];
                };
            };
        };
    };
    readonly Movement_referent: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Only this product; absent or `all`: every product. */
                readonly idProduit?: string;
                /** @description Delivery-note number contains this, in whatever case. */
                readonly numeroBl?: string;
                /** @description Centre to which the goods go: its id, or a part of its name. */
                readonly destination?: string;
                /** @description Batch number contains this, in whatever case. */
                readonly lot?: string;
                /** @description Begin: a business day or an instant. Without dates: the current ISO week. */
                readonly dateDebut?: string;
                /** @description End: a business day, included, or an instant. Default: none. */
                readonly dateFin?: string;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Movements, latest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["MovementRow"][];
                };
            };
        };
    };
    readonly Movement_dispatch: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Only this product; absent or `all`: every product. */
                readonly idProduit?: string;
                /** @description Delivery-note number contains this, in whatever case. */
                readonly numeroBl?: string;
                /** @description Centre to which the goods go: its id, or a part of its name. */
                readonly destination?: string;
                /** @description Batch number contains this, in whatever case. */
                readonly lot?: string;
                /** @description Begin: a business day or an instant. Without dates: the current ISO week. */
                readonly dateDebut?: string;
                /** @description End: a business day, included, or an instant. Default: none. */
                readonly dateFin?: string;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Movements, latest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["MovementRow"][];
                };
            };
        };
    };
    readonly Movement_vaccination: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Only this product; absent or `all`: every product. */
                readonly idProduit?: string;
                /** @description Delivery-note number contains this, in whatever case. */
                readonly numeroBl?: string;
                /** @description Centre to which the goods go: its id, or a part of its name. */
                readonly destination?: string;
                /** @description Batch number contains this, in whatever case. */
                readonly lot?: string;
                /** @description Begin: a business day or an instant. Without dates: the current ISO week. */
                readonly dateDebut?: string;
                /** @description End: a business day, included, or an instant. Default: none. */
                readonly dateFin?: string;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Movements, latest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["MovementRow"][];
                };
            };
        };
    };
    readonly Movement_referentBatch: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly idStock: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Movements, latest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["MovementRow"][];
                };
            };
        };
    };
    readonly Movement_dispatchBatch: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly idStock: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Movements, latest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["MovementRow"][];
                };
            };
        };
    };
    readonly Movement_vaccinationBatch: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
                /** @description The filters of this list once more, as one JSON object. */
                readonly filter?: string;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly idStock: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Movements, latest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["MovementRow"][];
                };
            };
        };
    };
    readonly Movement_referentBalance: {
        readonly parameters: {
            readonly query?: {
                /** @description Begin: a business day or an instant. Default: none. */
                readonly dateDebut?: string;
                /** @description End: a business day, included, or an instant. Default: none. */
                readonly dateFin?: string;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly idStock: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A row for each movement, changes of expiry included, in the order of the ledger. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["BalanceRow"][];
                };
            };
        };
    };
    readonly Movement_dispatchBalance: {
        readonly parameters: {
            readonly query?: {
                /** @description Begin: a business day or an instant. Default: none. */
                readonly dateDebut?: string;
                /** @description End: a business day, included, or an instant. Default: none. */
                readonly dateFin?: string;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly idStock: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A row for each movement, changes of expiry included, in the order of the ledger. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["BalanceRow"][];
                };
            };
        };
    };
    readonly Movement_vaccinationBalance: {
        readonly parameters: {
            readonly query?: {
                /** @description Begin: a business day or an instant. Default: none. */
                readonly dateDebut?: string;
                /** @description End: a business day, included, or an instant. Default: none. */
                readonly dateFin?: string;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly idStock: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A row for each movement, changes of expiry included, in the order of the ledger. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["BalanceRow"][];
                };
            };
        };
    };
    readonly Dashboard_referent: {
        readonly parameters: {
            readonly query?: {
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A row for each product that the centre holds or held. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["DashboardRow"][];
                };
            };
        };
    };
    readonly Dashboard_referentTrend: {
        readonly parameters: {
            readonly query?: {
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The same counts by business day, for each product that moved in the last 30. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["DashboardTrend"][];
                };
            };
        };
    };
    readonly Dashboard_dispatch: {
        readonly parameters: {
            readonly query?: {
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A row for each product that the centre holds or held. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["DashboardRow"][];
                };
            };
        };
    };
    readonly Dashboard_dispatchTrend: {
        readonly parameters: {
            readonly query?: {
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The same counts by business day, for each product that moved in the last 30. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["DashboardTrend"][];
                };
            };
        };
    };
    readonly Dashboard_vaccination: {
        readonly parameters: {
            readonly query?: {
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description A row for each product that the centre holds or held. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["DashboardRow"][];
                };
            };
        };
    };
    readonly Dashboard_vaccinationTrend: {
        readonly parameters: {
            readonly query?: {
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The same counts by business day, for each product that moved in the last 30. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["DashboardTrend"][];
                };
            };
        };
    };
    readonly Calendar_week: {
        readonly parameters: {
            readonly query?: {
                /** @description Monday of the week, or any day of it. Default: the current week. */
                readonly semaine?: string;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description In the order of days. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["CalendarEntry"][];
                };
            };
        };
    };
    readonly DeliveryNoteQueries_ofReferents: {
        readonly parameters: {
            readonly query?: {
                /** @description Only notes with a line of this product. */
                readonly idProduit?: string;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["DeliveryNote"][];
                };
            };
        };
    };
    readonly DeliveryNoteQueries_ofDispatchCentres: {
        readonly parameters: {
            readonly query?: {
                /** @description Only notes with a line of this product. */
                readonly idProduit?: string;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["DeliveryNote"][];
                };
            };
        };
    };
    readonly DeliveryNoteQueries_returnable: {
        readonly parameters: {
            readonly query?: {
                /** @description Only lines of this product. */
                readonly idProduit?: string;
                /** @description Vaccination centre that the goods come back from; every one within reach where absent. */
                readonly idVaccination?: string;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["DeliveryNote"][];
                };
            };
        };
    };
    readonly LeftOver_leftOver: {
        readonly parameters: {
            readonly query: {
                /** @description Delivery-note line. */
                readonly idLigneBl: string;
                /** @description Vaccination centre that the line went to. */
                readonly idCentre?: string;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LeftOver"];
                };
            };
        };
    };
    readonly Operation_scrappedAtReferent: {
        readonly parameters: {
            readonly query?: {
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ScrappingView"];
                };
            };
        };
    };
    readonly Operation_scrappedAtDispatch: {
        readonly parameters: {
            readonly query?: {
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ScrappingView"];
                };
            };
        };
    };
    readonly Operation_scrappedAtVaccination: {
        readonly parameters: {
            readonly query?: {
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ScrappingView"];
                };
            };
        };
    };
    readonly Operation_fridgeExit: {
        readonly parameters: {
            readonly query?: {
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FridgeExitView"];
                };
            };
        };
    };
    readonly Operation_productReturn: {
        readonly parameters: {
            readonly query?: {
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ProductReturnView"];
                };
            };
        };
    };
    readonly DeclaredDoses_declared: {
        readonly parameters: {
            readonly query?: {
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DeclaredPeriodBody"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DeclaredDoses"];
                };
            };
        };
    };
    readonly UsageControl_daily: {
        readonly parameters: {
            readonly query?: {
                /** @description Only this product; absent or `all`: every product. */
                readonly idProduit?: string;
                /** @description Only this centre. */
                readonly idCentre?: string;
                /** @description A day of the week, usually its Monday. Default: the current week; for five weeks, as the last. */
                readonly week?: string;
                /** @description `JOUR`: only what is declared by the day, for `jour` the default. `SEMAINE`: for `jour` only what is declared by the week, for `semaine` both, the default. */
                readonly modeAdministration?: "JOUR" | "SEMAINE";
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description By centre and product. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["DailyUsage"][];
                };
            };
        };
    };
    readonly UsageControl_weekly: {
        readonly parameters: {
            readonly query?: {
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["UsageFilters"];
            };
        };
        readonly responses: {
            /** @description By centre and product. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["WeeklyUsage"][];
                };
            };
        };
    };
    readonly ReplenishmentQueries_ofCentre: {
        readonly parameters: {
            readonly query?: {
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Replenishment"];
                };
            };
        };
    };
    readonly ReplenishmentQueries_ofPoint: {
        readonly parameters: {
            readonly query?: {
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Replenishment"];
                };
            };
        };
    };
    readonly Serving_serving: {
        readonly parameters: {
            readonly query?: {
                /** @description Only this product; absent or `all`: every product that is asked for. */
                readonly idProduit?: string;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Products that are asked for, by name. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ServedProduct"][];
                };
            };
        };
    };
    readonly PlanFollowUp_followUp: {
        readonly parameters: {
            readonly query?: {
                /** @description Product; required. */
                readonly idProduit?: string;
                /** @description Only this centre. Absent: all vaccination centres within reach together. */
                readonly idCentre?: string;
                /** @description A day of the first week, usually its Monday. Default: so that the current week is the last. */
                readonly debutSemaine?: string;
                /** @description How many weeks. Unit: weeks. */
                readonly nbSemaines?: number;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PlanFollowUp"];
                };
            };
        };
    };
    readonly AllocationQueries_plan: {
        readonly parameters: {
            readonly query?: {
                /** @description Product; required. */
                readonly idProduit?: string;
                /** @description Centre. Default: the selected one. */
                readonly idCentre?: string;
                /** @description A day of the week; required. */
                readonly debutSemaine?: string;
                /** @description Unit of `residualPrevision`. Default: the plan’s own. */
                readonly modeQte?: "DOSE" | "CONDITIONNEMENT";
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AllocationRow"];
                };
            };
        };
    };
    readonly AllocationQueries_unique: {
        readonly parameters: {
            readonly query?: {
                /** @description Product; required. */
                readonly idProduit?: string;
                /** @description Centre. Default: the selected one. */
                readonly idCentre?: string;
                /** @description A day of the week; required. */
                readonly debutSemaine?: string;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AllocationRow"];
                };
            };
        };
    };
    readonly AllocationQueries_products: {
        readonly parameters: {
            readonly query?: {
                /** @description Centre that is planned for; required. */
                readonly idCentre?: string;
                /** @description A day of the week; required. */
                readonly debutSemaine?: string;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["PlannableProduct"][];
                };
            };
        };
    };
    readonly Scan_scan: {
        readonly parameters: {
            readonly query: {
                /** @description What the scanner sent: a GS1 element string with FNC1 as the character 29, or with its identifiers in brackets. */
                readonly code: string;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ScanAnswer"];
                };
            };
        };
    };
    readonly UseAndLoss_useAndLoss: {
        readonly parameters: {
            readonly query?: {
                /** @description Begin: a business day or an instant. Without dates: the current month. */
                readonly dateDebut?: string;
                /** @description End: a business day, included, or an instant. Default: none. */
                readonly dateFin?: string;
                /** @description A row for each centre, product or month. */
                readonly groupe?: "CENTRE" | "PRODUIT" | "MOIS";
                /** @description Only this product; absent or `all`: every product. */
                readonly idProduit?: string;
                /** @description Only this centre or point. */
                readonly idCentre?: string;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description By name, or by month. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["UseAndLossRow"][];
                };
            };
        };
    };
    readonly Ledger_events: {
        readonly parameters: {
            readonly query?: {
                /** @description Only events after this position. */
                readonly after?: number;
                /** @description Most events, up to 1,000. Default: 100. Unit: events. */
                readonly limit?: number;
                /** @description Only events that name this centre. */
                readonly centre?: string;
                /** @description Only events that name this product. */
                readonly idProduit?: string;
                /** @description Only events that name this lot, written like this; with a product: this lot of it. */
                readonly lot?: string;
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["LedgerEventRow"][];
                };
            };
        };
    };
    readonly Ledger_check: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LedgerCheckView"];
                };
            };
        };
    };
    readonly Ledger_root: {
        readonly parameters: {
            readonly query?: {
                /** @description The tree of the first so many events; absent: of all. Unit: events. */
                readonly taille?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SignedLedgerRoot"];
                };
            };
        };
    };
    readonly Ledger_inclusion: {
        readonly parameters: {
            readonly query: {
                /** @description Event. */
                readonly idEvenement: string;
                /** @description Size of the tree, greater than the event’s index; absent: of all events. Unit: events. */
                readonly taille?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InclusionProof"];
                };
            };
        };
    };
    readonly Ledger_consistency: {
        readonly parameters: {
            readonly query: {
                /** @description Size of the earlier tree. Unit: events. */
                readonly de: number;
                /** @description Size of the later tree. Unit: events. */
                readonly a: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConsistencyProof"];
                };
            };
        };
    };
    readonly AuditQueries_replay: {
        readonly parameters: {
            readonly query?: {
                /** @description Centre; it may be left out where product and lot are given. */
                readonly idCentre?: string;
                /** @description Only this product. */
                readonly idProduit?: string;
                /** @description Only this lot, written like this. */
                readonly lot?: string;
                /** @description Begin: a business day or an instant. Default: the first movement. */
                readonly dateDebut?: string;
                /** @description End: a business day, included, or an instant. Default: none. */
                readonly dateFin?: string;
                /** @description Only movements after this position. */
                readonly after?: number;
                /** @description Most movements, up to 1,000; those of one event stay together. Default: 200. Unit: movements. */
                readonly limit?: number;
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["ReplayedMovement"][];
                };
            };
        };
    };
    readonly AuditQueries_discrepancies: {
        readonly parameters: {
            readonly query?: {
                /** @description Begin: a business day or an instant. Without dates: the current month. */
                readonly dateDebut?: string;
                /** @description End: a business day, included, or an instant. Default: none. */
                readonly dateFin?: string;
                /** @description Only this centre; of a reception also the centre that received. */
                readonly idCentre?: string;
                /** @description Only this product; absent or `all`: every product. */
                readonly idProduit?: string;
                /** @description Only these; absent: all. */
                readonly type?: readonly ("RETOUR" | "RECEPTION" | "RECEPTION_NON_CONFORME" | "HORS_LIMITE" | "RAPPEL" | "CORRECTION" | "PEREMPTION_MODIFIEE" | "DECLARATION" | "VERIFICATION")[];
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description At most 500, the latest first. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["Discrepancy"][];
                };
            };
        };
    };
    readonly ReferentCountQueries_one: {
        readonly parameters: {
            readonly query?: {
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CountView"];
                };
            };
        };
    };
    readonly DispatchCountQueries_one: {
        readonly parameters: {
            readonly query?: {
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CountView"];
                };
            };
        };
    };
    readonly VaccinationCountQueries_one: {
        readonly parameters: {
            readonly query?: {
                /** @description Answer as at this past instant. The answer carries `X-Ledger-Position`, that of the last event then. */
                readonly asOf?: string;
                /** @description The same by an `X-Ledger-Position`, in place of `asOf`. */
                readonly asOfPosition?: string;
            };
            readonly header?: never;
            readonly path: {
                /** @description Id of the record, a UUID. */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CountView"];
                };
            };
        };
    };
    readonly Auth_login: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LoginDto"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TokenDto"];
                };
            };
        };
    };
    readonly Auth_refresh: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TokenDto"];
                };
            };
        };
    };
    readonly Auth_logout: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Its tokens are refused from now on. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly Auth_logoutEverywhere: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Their tokens are refused from now on. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly Auth_list: {
        readonly parameters: {
            readonly query?: {
                /** @description Page, from 0; answers `{ content, totalElements }`. */
                readonly page?: number;
                /** @description Rows in a page. Unit: rows. */
                readonly size?: number;
                /** @description First and last row, JSON; answers an array with `Content-Range`. */
                readonly range?: string;
                /** @description Field and order, JSON. */
                readonly sort?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": readonly components["schemas"]["SessionDto"][];
                };
            };
        };
    };
    readonly Auth_user: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AccountDto"];
                };
            };
        };
    };
    readonly Auth_forgotten: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ForgottenPasswordDto"];
            };
        };
        readonly responses: {
            /** @description Always. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly Auth_reset: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ResetPasswordDto"];
            };
        };
        readonly responses: {
            /** @description The password is set; every session of the user has ended. */
            readonly 204: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readonly Auth_change: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChangePasswordDto"];
            };
        };
        readonly responses: {
            /** @description The token with which this session goes on. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TokenDto"];
                };
            };
        };
    };
    readonly Preferences_language: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LanguageDto"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AccountDto"];
                };
            };
        };
    };
    readonly Preferences_dateFormat: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DateFormatDto"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AccountDto"];
                };
            };
        };
    };
    readonly Preferences_morningMail: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MorningMailDto"];
            };
        };
        readonly responses: {
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AccountDto"];
                };
            };
        };
    };
}
