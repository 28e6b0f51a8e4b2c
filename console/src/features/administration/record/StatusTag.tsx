import { useTranslate } from '../../../i18n/I18nProvider.js';
import type { Column } from '../../../shared/list/column.js';
import { Tag } from '../../../shared/record/Tag.js';

/** In use or not; a disabled record stays readable wherever it was used. */
export function ActiveTag({ active }: { active: boolean }) {
  const translate = useTranslate();
  return (
    <Tag tone={active ? 'good' : 'neutral'}>
      {translate(active ? 'administration.active' : 'administration.inactive')}
    </Tag>
  );
}

/** The last column of most lists. */
export function useActiveColumn(): Column<{ readonly actif: boolean }> {
  const translate = useTranslate();
  return {
    id: 'actif',
    label: translate('administration.field.status'),
    sortField: 'actif',
    render: ({ actif }) => <ActiveTag active={actif} />,
  };
}
