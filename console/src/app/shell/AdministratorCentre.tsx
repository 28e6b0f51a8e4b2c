import { useState } from 'react';
import { CENTRE_TYPES } from '../../api/generated/vocabulary.js';
import { rowsOf, useRead } from '../../api/queries.js';
import type { CentreTree } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { CentreChoice } from './CentreChoice.js';

interface Props {
  readonly centre: CentreTree | null;
  readonly onChoose: (id: string | null) => void;
}

/** Centres that are offered at once; others are found by their name. */
const OFFERED = 50;

/**
 * An administrator may choose any active centre, an auditor any, and leave it again for the administration of all
 * (docs/rules/access.md, AC-11, AC-12).
 */
export function AdministratorCentre({ centre, onChoose }: Props) {
  const translate = useTranslate();
  const { isAdmin } = useSession().user;
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const nom = typed === centre?.nom ? undefined : typed;
  const { data, isFetching } = useRead(
    '/centre',
    { query: { statut: isAdmin ? true : undefined, nom, page: 0, size: OFFERED } },
    { enabled: isOpen, placeholderData: (before) => before, meta: { reference: true } },
  );
  const options = rowsOf(data)
    .flatMap(({ id, nom: name, type, actif }) =>
      id && type ? [{ id, nom: actif ? name : translate('disabledCentre', { name }), type }] : [],
    )
    .sort((one, other) => CENTRE_TYPES.indexOf(one.type) - CENTRE_TYPES.indexOf(other.type));
  return (
    <CentreChoice
      options={options}
      value={centre}
      placeholder={translate('home.administration')}
      loading={isFetching}
      onOpenChange={setOpen}
      onType={setTyped}
      onChoose={onChoose}
    />
  );
}
