import type { MigrationInterface, QueryRunner } from 'typeorm';

const HISTORY = `
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by uuid,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by uuid`;

/** Constraints bear the names that Postgres gives them; violations of the unique ones become field errors. */
const TABLES = `
  CREATE TABLE reference.user_account (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    login text NOT NULL,
    email text NOT NULL,
    last_name text NOT NULL,
    first_name text NOT NULL,
    phone_number text,
    company text,
    profile text,
    authorities text[] NOT NULL DEFAULT '{}',
    language text NOT NULL CHECK (language IN ('fr', 'en')),
    date_format text NOT NULL CHECK (date_format IN ('FR', 'EN')),
    password_hash text,
    token_version integer NOT NULL DEFAULT 1,
    active boolean NOT NULL DEFAULT false,
    ${HISTORY}
  );
  CREATE UNIQUE INDEX user_account_login_key ON reference.user_account (lower(login));
  CREATE UNIQUE INDEX user_account_email_key ON reference.user_account (lower(email));

  CREATE TABLE reference.password_link (
    token_hash bytea PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES reference.user_account ON DELETE CASCADE,
    purpose text NOT NULL CHECK (purpose IN ('RESET', 'ACTIVATION')),
    expires_at timestamptz NOT NULL,
    used_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX password_link_user_id_idx ON reference.password_link (user_id);

  -- Kept by rate-limiter-flexible, in its own words.
  CREATE TABLE reference.sign_in_failure (
    key varchar(255) PRIMARY KEY,
    points integer NOT NULL DEFAULT 0,
    expire bigint
  );

  CREATE TABLE reference.centre (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    code text NOT NULL UNIQUE,
    name text NOT NULL,
    service text,
    type text NOT NULL CHECK (type IN ('REFERENT', 'DISPATCH', 'VACCINATION', 'VACCINATION_POINT')),
    capacity integer CHECK (capacity >= 0),
    finess text UNIQUE,
    siret text,
    ape text,
    address_complement text,
    address text NOT NULL,
    postal_code text NOT NULL,
    city text NOT NULL,
    routing_label text,
    phone text,
    email text,
    holds_stock boolean NOT NULL DEFAULT true,
    follow_up_disabled boolean NOT NULL DEFAULT false,
    offline_mode boolean NOT NULL DEFAULT false,
    quantity_mode text CHECK (quantity_mode IN ('DOSE', 'CONDITIONNEMENT')),
    administration_mode text CHECK (administration_mode IN ('JOUR', 'SEMAINE')),
    mail_receivers text NOT NULL CHECK (mail_receivers IN ('CENTER', 'REFERENT', 'BOTH')),
    mail_reasons text[] NOT NULL DEFAULT '{}',
    referent_id uuid REFERENCES reference.user_account,
    carrier_id uuid,
    active boolean NOT NULL DEFAULT false,
    ${HISTORY}
  );

  CREATE TABLE reference.centre_link (
    child_id uuid NOT NULL REFERENCES reference.centre ON UPDATE CASCADE ON DELETE CASCADE,
    parent_id uuid NOT NULL REFERENCES reference.centre ON UPDATE CASCADE ON DELETE CASCADE,
    PRIMARY KEY (child_id, parent_id),
    CONSTRAINT centre_link_not_itself CHECK (child_id <> parent_id)
  );
  CREATE INDEX centre_link_child_id_idx ON reference.centre_link (child_id);
  CREATE INDEX centre_link_parent_id_idx ON reference.centre_link (parent_id);

  CREATE TABLE reference.centre_user (
    centre_id uuid NOT NULL REFERENCES reference.centre ON UPDATE CASCADE ON DELETE CASCADE,
    user_id uuid NOT NULL REFERENCES reference.user_account ON UPDATE CASCADE ON DELETE CASCADE,
    PRIMARY KEY (centre_id, user_id)
  );
  CREATE INDEX centre_user_centre_id_idx ON reference.centre_user (centre_id);
  CREATE INDEX centre_user_user_id_idx ON reference.centre_user (user_id);

  CREATE TABLE reference.centre_tag (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    centre_id uuid NOT NULL REFERENCES reference.centre ON DELETE CASCADE,
    category text NOT NULL CHECK (category IN ('TRANSPORTEUR', 'TYPE_CENTRE', 'TOURNEE', 'SECTEUR', 'AUTRE')),
    label text,
    value text NOT NULL,
    CONSTRAINT centre_tag_label_check CHECK ((category = 'AUTRE') = (label IS NOT NULL)),
    UNIQUE NULLS NOT DISTINCT (centre_id, category, label)
  );

  CREATE TABLE reference.template (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    name text NOT NULL UNIQUE,
    type text NOT NULL,
    published boolean NOT NULL DEFAULT false,
    file_name text NOT NULL,
    file bytea NOT NULL,
    ${HISTORY}
  );

  CREATE TABLE reference.centre_template (
    centre_id uuid NOT NULL REFERENCES reference.centre ON DELETE CASCADE,
    type text NOT NULL,
    template_id uuid NOT NULL REFERENCES reference.template,
    PRIMARY KEY (centre_id, type)
  );

  CREATE TABLE reference.product (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    type text NOT NULL,
    cip_code text NOT NULL UNIQUE,
    ucd_code text,
    commercial_name text NOT NULL,
    name text NOT NULL,
    reinforced_monitoring boolean NOT NULL DEFAULT false,
    note_comment text,
    pharmaceutical_form text,
    active_substance_1 text,
    active_substance_2 text,
    administration_route text,
    expiry_type text NOT NULL DEFAULT 'MOIS' CHECK (expiry_type IN ('JOUR', 'MOIS')),
    storage text,
    stability_28_hours integer,
    stability_minus_20_hours integer,
    stability_room_temperature_hours integer,
    stability_reconstituted_hours integer,
    stability_first_draw_hours integer,
    thawing_hours integer,
    packaging text NOT NULL,
    doses_per_package numeric(4, 1) CHECK (doses_per_package >= 1),
    units_per_box integer CHECK (units_per_box >= 1),
    active boolean NOT NULL DEFAULT false,
    ${HISTORY}
  );

  CREATE TABLE reference.tracker (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    maker text NOT NULL,
    name text NOT NULL,
    type_1 text NOT NULL,
    type_2 text NOT NULL,
    min_temperature numeric(6, 2) NOT NULL,
    max_temperature numeric(6, 2) NOT NULL,
    active boolean NOT NULL DEFAULT false,
    ${HISTORY},
    CONSTRAINT tracker_temperature_check CHECK (min_temperature <= max_temperature),
    UNIQUE (maker, name)
  );

  CREATE TABLE reference.container (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    maker text NOT NULL,
    name text NOT NULL,
    type text NOT NULL,
    size numeric(12, 3) NOT NULL,
    weight numeric(12, 3) NOT NULL,
    capacity numeric(12, 3) NOT NULL,
    active boolean NOT NULL DEFAULT false,
    ${HISTORY},
    CONSTRAINT container_measures_check CHECK (size >= 1 AND weight >= 0 AND capacity >= 0),
    UNIQUE (maker, name)
  );

  CREATE TABLE reference.carrier (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    name text NOT NULL UNIQUE,
    siret text UNIQUE,
    centre_id uuid NOT NULL REFERENCES reference.centre,
    address text NOT NULL,
    address_complement text,
    postal_code varchar(5) NOT NULL,
    city text NOT NULL,
    country text NOT NULL,
    phone text,
    mail_contact text NOT NULL,
    active boolean NOT NULL DEFAULT false,
    ${HISTORY}
  );
  -- Deferrable: a centre and its carrier name each other, and may be written in one transaction.
  ALTER TABLE reference.centre ADD FOREIGN KEY (carrier_id) REFERENCES reference.carrier DEFERRABLE;

  CREATE TABLE reference.value_list_entry (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    list text NOT NULL,
    code text NOT NULL,
    labels jsonb NOT NULL,
    rank integer NOT NULL DEFAULT 0,
    active boolean NOT NULL DEFAULT false,
    ${HISTORY},
    UNIQUE (list, code)
  );
`;

export class ReferenceTables1763683200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE reference.value_list_entry, reference.carrier, reference.container, reference.tracker,
        reference.product, reference.centre_template, reference.template, reference.centre_tag,
        reference.centre_user, reference.centre_link, reference.centre, reference.sign_in_failure,
        reference.password_link, reference.user_account CASCADE`);
  }
}
