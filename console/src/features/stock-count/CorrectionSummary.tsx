import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRead } from '../../api/queries.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { usePrefix } from '../../providers/session/prefix.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { Difference } from './CountLines.js';
import { correctionsOf, dosesOf, isCounted } from './stock-count.js';

const IN_DOSES = { nbDoses: 1 } as const;

/**
 * What closing the count does: each correction in packages and doses, and what stays as it is. Reads the count itself:
 * the question that shows it stays open while others count.
 */
export function CorrectionSummary({ countId }: { countId: string }) {
  const translate = useTranslate();
  const format = useFormat();
  const prefix = usePrefix();
  const { data: count } = useRead(`/${prefix}/inventaire/{id}`, { path: { id: countId } });
  const lines = count?.lignes ?? [];
  const corrections = correctionsOf(lines);
  const { added, taken } = dosesOf(corrections);
  const uncounted = lines.filter((line) => !isCounted(line)).length;
  return (
    <>
      <Typography component="p">
        {corrections.length === 0
          ? translate('stockCount.noCorrection')
          : translate('stockCount.corrections', {
              smart_count: corrections.length,
              added: format.doses(added, IN_DOSES),
              taken: format.doses(taken, IN_DOSES),
            })}
      </Typography>
      {corrections.length > 0 && (
        <Box
          component="ul"
          tabIndex={0}
          aria-label={translate('stockCount.differences')}
          sx={{ listStyle: 'none', m: 0, mt: 3, p: 0, maxHeight: '40dvh', overflow: 'auto' }}
        >
          {corrections.map((line) => (
            <Box
              component="li"
              key={line.idStock}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                justifyContent: 'space-between',
                columnGap: 4,
                py: 1.5,
                borderBottom: 1,
                borderColor: 'divider',
              }}
            >
              <span>
                {line.produit.nomCommercial} · {line.lot}
              </span>
              <Difference line={line} />
            </Box>
          ))}
        </Box>
      )}
      {uncounted > 0 && (
        <Typography component="p" sx={{ mt: 3 }}>
          {translate('stockCount.leftUncounted', { smart_count: uncounted })}
        </Typography>
      )}
    </>
  );
}
