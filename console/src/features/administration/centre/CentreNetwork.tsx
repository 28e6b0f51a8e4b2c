import ExpandIcon from '@mui/icons-material/ChevronRightOutlined';
import CollapseIcon from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useRead } from '../../../api/queries.js';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { Tag } from '../../../shared/record/Tag.js';
import { KINDS } from '../record/administered-kind.js';
import { StatusTag } from '../record/StatusTag.js';
import type { AdministeredCentre } from './centre.js';

const LIST = { listStyle: 'none', m: 0, p: 0 } as const;
const BRANCH = { ...LIST, pl: { xs: 3, md: 5 }, ml: 2, borderLeft: 1, borderColor: 'divider' } as const;

interface Props {
  readonly centre: AdministeredCentre;
  /** Level of its heading: right below the page's, or within a section. */
  readonly heading?: 'h2' | 'h3';
}

/** Parents above, the centre, and what is below it; a branch is read when it is opened. */
export function CentreNetwork({ centre, heading = 'h3' }: Props) {
  const translate = useTranslate();
  return (
    <Box component="nav" aria-label={translate('administration.network')}>
      <Typography variant="subtitle2" component={heading} sx={{ mb: 1 }}>
        {translate('administration.network')}
      </Typography>
      {centre.centreParents.length > 0 && (
        <Box component="ul" sx={LIST}>
          {centre.centreParents.map((parent) => (
            <Branch key={parent.id} centre={parent} />
          ))}
        </Box>
      )}
      <Box component="ul" sx={centre.centreParents.length > 0 ? BRANCH : LIST}>
        <Box component="li">
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap', py: 1, pl: 2 }}>
            <Typography component="span" sx={{ fontWeight: 'fontWeightBold' }} aria-current="page">
              {centre.nom}
            </Typography>
            <Marks of={centre} />
          </Box>
          {centre.centreEnfants.length > 0 && (
            <Box component="ul" sx={BRANCH}>
              {centre.centreEnfants.map((child) => (
                <Branch key={child.id} centre={child} opens />
              ))}
            </Box>
          )}
        </Box>
      </Box>
    </Box>
  );
}

type LinkedCentre = AdministeredCentre['centreEnfants'][number];

/** Its type, and that it is disabled. */
function Marks({ of: { type, actif } }: { of: Pick<LinkedCentre, 'type' | 'actif'> }) {
  const translate = useTranslate();
  return (
    <>
      <Tag>{translate(`enum.centreType.${type}`)}</Tag>
      {!actif && <StatusTag kind={KINDS.centre} isOn={false} />}
    </>
  );
}

function Branch({ centre, opens = false }: { centre: LinkedCentre; opens?: boolean }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const mayOpen = opens && centre.type !== 'VACCINATION_POINT';
  const { data } = useRead('/centre/{id}', { path: { id: centre.id } }, { enabled: isOpen });
  const label = translate(isOpen ? 'administration.collapseNamed' : 'administration.expandNamed', {
    name: centre.nom,
  });
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap', py: mayOpen ? 0 : 1 }}>
        {mayOpen && (
          <IconButton size="small" aria-label={label} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? <CollapseIcon fontSize="small" /> : <ExpandIcon fontSize="small" />}
          </IconButton>
        )}
        <Link
          component={RouterLink}
          to={`/centers/${encodeURIComponent(centre.id)}`}
          sx={{ pl: mayOpen ? 0 : 2 }}
        >
          {centre.nom}
        </Link>
        <Marks of={centre} />
      </Box>
      {isOpen &&
        data &&
        (data.centreEnfants.length > 0 ? (
          <Box component="ul" sx={BRANCH}>
            {data.centreEnfants.map((child) => (
              <Branch key={child.id} centre={child} opens />
            ))}
          </Box>
        ) : (
          <Typography variant="body2" color="textSecondary" sx={{ pl: 10, pb: 1 }}>
            {translate('administration.nothingBelow')}
          </Typography>
        ))}
    </Box>
  );
}
