import { useNavigate } from 'react-router';
import type { RequestKind } from '../../api/generated/request-status.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { onlyReads } from '../../providers/session/session.js';
import { type Choice, RowMenu } from '../../shared/page/ChoiceMenu.js';
import {
  actionsFor,
  mayPrepare,
  namesOf,
  preparationState,
  type Request,
  type StatusAction,
} from './request.js';

interface Props {
  readonly kind: RequestKind;
  readonly request: Request;
  readonly onAction: (action: StatusAction, request: Request) => void;
  readonly onPlan: (request: Request) => void;
}

/** What may be done with one request, in a menu. */
export function RequestActions({ kind, request, onAction, onPlan }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const session = useSession();
  const { centre } = session;
  const choices: Choice[] = [];
  if (!onlyReads(session)) {
    if (mayPrepare(kind, request, centre)) {
      choices.push({
        label: translate('replenishment.prepare'),
        act: () => void navigate('/dispatch/exits', { state: preparationState(request) }),
      });
    }
    for (const action of actionsFor(kind, request, centre?.type)) {
      choices.push({
        label: translate(`replenishment.action.${action}`),
        act: () => onAction(action, request),
      });
    }
  }
  if (kind === 'CENTRE' && (centre?.type === 'DISPATCH' || centre?.type === 'REFERENT')) {
    choices.push({ label: translate('replenishment.plan.show'), act: () => onPlan(request) });
  }
  if (choices.length === 0) return null;
  return <RowMenu label={translate('replenishment.actionsOf', namesOf(request))} choices={choices} />;
}
