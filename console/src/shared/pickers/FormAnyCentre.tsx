import Box from '@mui/material/Box';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { rowsOf, useRead } from '../../api/queries.js';
import type { CentreSummary } from '../../api/types.js';
import type { FieldProps } from '../form/useField.js';
import { FormCentre } from './FormCentre.js';

/** Centres that are offered at once; others are found by their name. */
const OFFERED = 50;

/**
 * Any centre of the network, for users who see all of them. There may be thousands, so the service searches for what is
 * typed. It is asked for the list once the field has the focus: before that, nobody needs it.
 */
export function FormAnyCentre(props: Pick<FieldProps<string | null>, 'name' | 'label'>) {
  const [isWanted, setWanted] = useState(false);
  const [text, setText] = useState('');
  const q = useDeferredValue(text.trim());
  const chosen: string | null = useWatch({ name: props.name });
  const options = { placeholderData: keepPreviousData, meta: { reference: true } };
  const found = useRead(
    '/centre',
    { query: { q, page: 0, size: OFFERED } },
    { ...options, enabled: isWanted },
  );
  const named = useRead(
    '/centre',
    { query: { id: chosen ? [chosen] : [] } },
    { ...options, enabled: !!chosen },
  );
  const rows = [...rowsOf(found.data), ...(chosen ? rowsOf(named.data) : [])];
  const centres = new Map(rows.map((centre) => [centre.id, centre]));
  return (
    <Box onFocus={() => setWanted(true)}>
      <FormCentre {...props} centres={[...centres.values()] as readonly CentreSummary[]} onSearch={setText} />
    </Box>
  );
}
