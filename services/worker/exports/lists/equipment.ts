/** Trackers and containers: what shipments travel with. */
import { column } from '../column.js';
import { exportedList } from '../list.js';
import { yesOrNo } from '../words.js';
import { alphabetical, contains, equals, type RecordList, recordQuery } from './record-query.js';

interface TrackerRow {
  readonly maker: string;
  readonly name: string;
  readonly type_1: string;
  readonly type_2: string;
  readonly lowest: number;
  readonly highest: number;
  readonly active: boolean;
}

interface ContainerRow {
  readonly maker: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly weight: number;
  readonly capacity: number;
  readonly active: boolean;
}

const equipment = (select: string): RecordList => ({
  select,
  orderBy: alphabetical('r.name'),
  searched: `concat_ws(' ', r.name, r.maker)`,
  conditions: {
    name: contains('r.name'),
    maker: contains('r.maker'),
    active: equals('r.active', 'boolean'),
  },
});

const TRACKERS = equipment(
  `SELECT r.maker, r.name, r.type_1, r.type_2, r.min_temperature::float8 AS lowest,
     r.max_temperature::float8 AS highest, r.active FROM reference.tracker r`,
);

/** Parameters: ids, q, name, maker (patterns), active. */
export const trackerList = exportedList<TrackerRow>({
  title: { fr: 'Traceurs', en: 'Trackers' },
  query: (given) => recordQuery(TRACKERS, given),
  columns: ({ language }) => [
    column('Fabricant', 'Manufacturer', 'text', 24, (row) => row.maker),
    column('Nom', 'Name', 'text', 24, (row) => row.name),
    column('Type 1', 'Type 1', 'text', 18, (row) => row.type_1),
    column('Type 2', 'Type 2', 'text', 18, (row) => row.type_2),
    column('Température minimale (°C)', 'Lowest temperature (°C)', 'decimal', 14, (row) => row.lowest),
    column('Température maximale (°C)', 'Highest temperature (°C)', 'decimal', 14, (row) => row.highest),
    column('Actif', 'Active', 'text', 8, (row) => yesOrNo(language, row.active)),
  ],
});

const CONTAINERS = equipment(
  `SELECT r.maker, r.name, r.type, r.size::float8 AS size, r.weight::float8 AS weight,
     r.capacity::float8 AS capacity, r.active FROM reference.container r`,
);

/** Parameters: ids, q, name, maker (patterns), active. */
export const containerList = exportedList<ContainerRow>({
  title: { fr: 'Contenants', en: 'Containers' },
  query: (given) => recordQuery(CONTAINERS, given),
  columns: ({ language }) => [
    column('Fabricant', 'Manufacturer', 'text', 24, (row) => row.maker),
    column('Nom', 'Name', 'text', 24, (row) => row.name),
    column('Type', 'Type', 'text', 18, (row) => row.type),
    column('Taille', 'Size', 'decimal', 11, (row) => row.size),
    column('Poids', 'Weight', 'decimal', 11, (row) => row.weight),
    column('Capacité', 'Capacity', 'decimal', 11, (row) => row.capacity),
    column('Actif', 'Active', 'text', 8, (row) => yesOrNo(language, row.active)),
  ],
});
