import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { DocumentType } from '../../../api/generated/document-type.js';
import { useRead } from '../../../api/queries.js';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { useAnnounce } from '../../../shared/feedback/Messages.js';
import { Loaded } from '../../../shared/page/Loaded.js';
import { Code } from '../../../shared/record/Code.js';
import { Tag } from '../../../shared/record/Tag.js';
import { type TemplateField, tagOf } from './template.js';

/**
 * What a template of this type may name (docs/rules/documents-and-mail.md, DM-3), read once somebody unfolds it. An
 * element of the browser folds it: unlike a button, it works in a form that can only be read.
 */
export function TemplateFields({ type }: { type: DocumentType }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Box component="summary" sx={{ cursor: 'pointer', py: 2, typography: 'subtitle1' }}>
        {translate('administration.template.fields', { type: translate(`enum.documentType.${type}`) })}
      </Box>
      {isOpen && <FieldsOfType type={type} />}
    </details>
  );
}

function FieldsOfType({ type }: { type: DocumentType }) {
  const translate = useTranslate();
  const query = useRead('/template/fields', { query: { type } });
  return (
    <Loaded query={query} inPanel={false}>
      {(fields) => (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
            {translate('administration.template.fieldsHelp')}
          </Typography>
          <FieldList fields={fields} />
        </>
      )}
    </Loaded>
  );
}

function FieldList({ fields }: { fields: readonly TemplateField[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {fields.map((field) => (
        <Box component="li" key={field.nom}>
          <FieldLine field={field} />
          {field.champs && (
            <Box sx={{ pl: 4, borderLeft: 2, borderColor: 'divider' }}>
              <FieldList fields={field.champs} />
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}

/** The tag, what it says and an example: beside one another where there is room. */
const LINE = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 3,
  alignItems: 'center',
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  typography: 'body2',
  '& > :nth-of-type(2)': { gridColumn: 1, gridRow: 2 },
  '@container (min-width: 480px)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 40px',
    '& > :nth-of-type(2)': { gridColumn: 2, gridRow: 1 },
  },
} as const;

function FieldLine({ field }: { field: TemplateField }) {
  const translate = useTranslate();
  const { type, libelle, exemple } = field;
  const tag = tagOf(field);
  return (
    <Box sx={LINE}>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {/* One click selects all of it, also where a page may not copy. */}
        <Code sx={{ userSelect: 'all' }}>{tag}</Code>
      </Box>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {libelle} {type !== 'TEXTE' && <Tag>{translate(`administration.template.fieldType.${type}`)}</Tag>}
        {exemple && (
          <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
            {translate('administration.template.example', { value: exemple })}
          </Typography>
        )}
      </Box>
      <CopyButton tag={tag} />
    </Box>
  );
}

/** Browsers let a page copy only where its address is secure. */
function CopyButton({ tag }: { tag: string }) {
  const translate = useTranslate();
  const announce = useAnnounce();
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return null;
  return (
    <IconButton
      size="small"
      aria-label={translate('administration.template.copyNamed', { tag })}
      onClick={() =>
        clipboard.writeText(tag).then(
          () => announce.success(translate('administration.template.copied', { tag })),
          () => announce.error(translate('administration.template.notCopied', { tag })),
        )
      }
    >
      <CopyIcon fontSize="small" />
    </IconButton>
  );
}
