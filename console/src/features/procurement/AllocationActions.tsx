import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'ra-core';
import { useNavigate } from 'react-router';
import { readOf } from '../../api/queries.js';
import { useCommand } from '../../api/useCommand.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useProducts } from '../../providers/reference/reference-lists.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { useConfirm } from '../../shared/dialog/Confirm.js';
import { useTold } from '../../shared/feedback/useTold.js';
import { type Choice, RowMenu } from '../../shared/page/ChoiceMenu.js';
import { type Allocation, isDisabled as isProductDisabled } from './allocation.js';

interface Props {
  readonly allocation: Allocation;
  /** A week that is over neither changes nor goes. */
  readonly isOver: boolean;
  readonly onDuplicate: () => void;
}

/**
 * What may be done with one plan, in a menu. Of a disabled product nothing more is planned; what was planned may go.
 */
export function AllocationActions({ allocation, isOver, onDuplicate }: Props) {
  const { id, produit, centre, debutSemaine, version } = allocation;
  const isDisabled = useIsDisabled(produit.id);
  const translate = useTranslate();
  const format = useFormat();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const told = useTold();
  const { mutateAsync } = useCommand({
    method: 'delete',
    path: '/vaccination/approvisionnement/{id}',
    parameters: { path: { id }, query: { version } },
  });
  const named = { product: produit.nomCommercial, centre: centre.nom, week: format.date(debutSemaine) };
  const remove = async () => {
    const isMeant = await confirm({
      title: translate('procurement.remove.title'),
      text: translate('procurement.remove.text', named),
      confirmLabel: translate('procurement.remove.confirm'),
      danger: true,
    });
    if (!isMeant) return;
    await told(mutateAsync(undefined), {
      done: 'procurement.remove.done',
      failure: 'procurement.remove.failure',
    });
  };
  const choices: Choice[] = [];
  if (!isOver && !isDisabled)
    choices.push({ label: translate('procurement.edit'), act: () => void navigate(`/procurements/${id}`) });
  if (!isDisabled) choices.push({ label: translate('procurement.duplicate.open'), act: onDuplicate });
  if (!isOver) choices.push({ label: translate('procurement.remove.confirm'), act: () => void remove() });
  if (choices.length === 0) return null;
  return <RowMenu label={translate('procurement.actionsOf', named)} choices={choices} />;
}

/**
 * Whether the product of a listed plan is disabled (docs/rules/allocations.md, AL-15). The products that all screens
 * share may be some minutes old: what they have not as active is read again, once for all rows, and is not taken for
 * disabled before the answer.
 */
function useIsDisabled(productId: string): boolean {
  const { data: plans = [] } = useListContext<Allocation>();
  const { data: shared } = useProducts();
  const listed = new Set(plans.map(({ produit }) => produit.id));
  const doubtful = [...listed].filter((id) => isProductDisabled(id, shared)).sort();
  const { queryKey, queryFn } = readOf('/referentiel/liste/produit');
  const { data: current } = useQuery({
    queryKey: [...queryKey, { doubtful }],
    queryFn,
    enabled: doubtful.length > 0,
    gcTime: 0,
  });
  return doubtful.includes(productId) && isProductDisabled(productId, current);
}
