import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useParams } from 'react-router';
import { download } from '../../api/files.js';
import { useRead } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { usePrefix } from '../../providers/session/prefix.js';
import { useFormat, useSession } from '../../providers/session/SessionProvider.js';
import { onlyReads } from '../../providers/session/session.js';
import { useIsSmall } from '../../shared/page/useIsSmall.js';
import { DownloadButton } from '../../shared/record/DownloadButton.js';
import { RecordPage } from '../../shared/record/RecordPage.js';
import { Tag } from '../../shared/record/Tag.js';
import { CountActions } from './CountActions.js';
import { CountLines } from './CountLines.js';
import { CountOneByOne } from './CountOneByOne.js';
import { CountTable } from './CountTable.js';
import { type Count, isCounted, STATUS_TONES } from './stock-count.js';
import type { LineSaves, TypedCount } from './useCountCommands.js';

/** One count: a table at a desk, one batch after the other on a phone; only read where it cannot be changed. */
export default function CountScreen() {
  const translate = useTranslate();
  const prefix = usePrefix();
  const isSmall = useIsSmall();
  const session = useSession();
  const own = session.centre;
  const { id = '' } = useParams();
  const path = { id };
  const [saves] = useState<LineSaves>(() => new Map());
  const typed: TypedCount = useRef(null);
  const query = useRead(`/${prefix}/inventaire/{id}`, { path });
  return (
    <RecordPage
      title={translate('stockCount.detailTitle')}
      query={query}
      back={`/${prefix}/counts`}
      aside={({ numero, statut }) => (
        <>
          <Typography component="span" color="textSecondary">
            {numero}
          </Typography>
          <Tag tone={STATUS_TONES[statut]}>{translate(`enum.countStatus.${statut}`)}</Tag>
        </>
      )}
      actions={() => (
        <>
          <DownloadButton
            label={translate('stockCount.print')}
            download={download(`/${prefix}/inventaire/{id}/document`, 'inventaire.pdf', { path })}
          />
          <DownloadButton
            kind="export"
            label={translate('action.export')}
            download={download(`/${prefix}/inventaire/{id}/export`, 'inventaire.xlsx', { path })}
          />
        </>
      )}
    >
      {(count) => {
        const isOwn = count.centre.id === own?.id;
        const counting = count.statut === 'OUVERT' && isOwn && !onlyReads(session);
        return (
          <>
            <CountProgress count={count} isOwn={isOwn} />
            {!counting ? (
              <CountLines lines={count.lignes} />
            ) : isSmall ? (
              <CountOneByOne count={count} saves={saves} typed={typed} />
            ) : (
              <CountTable count={count} saves={saves} />
            )}
            {counting && <CountActions count={count} saves={saves} typed={typed} />}
          </>
        );
      }}
    </RecordPage>
  );
}

interface CountProgressProps {
  readonly count: Count;
  /** Of the selected centre. */
  readonly isOwn: boolean;
}

/** Where it is, unless here, what is counted, by whom it was begun and ended, and how far it is. */
function CountProgress({ count, isOwn }: CountProgressProps) {
  const translate = useTranslate();
  const format = useFormat();
  const { centre, lignes, produit, dateOuverture, ouvertPar, dateFin, terminePar } = count;
  const facts = [
    ...(isOwn ? [] : [centre.nom]),
    produit?.nomCommercial ?? translate('stockCount.allProducts'),
    translate('stockCount.begun', { date: format.dateTime(dateOuverture), user: ouvertPar }),
    ...(dateFin && terminePar
      ? [translate('stockCount.ended', { date: format.dateTime(dateFin), user: terminePar })]
      : []),
    translate('stockCount.progress', {
      counted: format.number(lignes.filter(isCounted).length),
      all: format.number(lignes.length),
    }),
  ];
  return (
    <Typography color="textSecondary" role="status" sx={{ mb: 4 }}>
      {facts.join(' · ')}
    </Typography>
  );
}
