import { column } from '../column.js';
import { exportedList } from '../list.js';
import { yesOrNo } from '../words.js';
import { alphabetical, contains, equals, recordQuery } from './record-query.js';

interface TemplateRow {
  readonly name: string;
  readonly type: string;
  readonly published: boolean;
  readonly file_name: string;
  readonly created_at: Date;
  readonly created_by: string | null;
}

const TEMPLATES = {
  // Without the files themselves.
  select: `SELECT r.name, r.type, r.published, r.file_name, r.created_at, r.created_by FROM reference.template r`,
  orderBy: alphabetical('r.name'),
  searched: 'r.name',
  conditions: {
    name: contains('r.name'),
    type: equals('r.type', 'text'),
    published: equals('r.published', 'boolean'),
  },
};

/** Parameters: ids, q, name (patterns), type, published. */
export const templateList = exportedList<TemplateRow>({
  title: { fr: 'Modèles', en: 'Templates' },
  query: (given) => recordQuery(TEMPLATES, given),
  columns: (names) => [
    column('Nom', 'Name', 'text', 32, (row) => row.name),
    column('Type', 'Type', 'text', 30, (row) => row.type),
    column('Publié', 'Published', 'text', 10, (row) => yesOrNo(names.language, row.published)),
    column('Fichier', 'File', 'text', 32, (row) => row.file_name),
    column('Créé le', 'Created on', 'instant', 18, (row) => row.created_at),
    column('Créé par', 'Created by', 'text', 24, (row) => row.created_by && names.user(row.created_by)),
  ],
});
