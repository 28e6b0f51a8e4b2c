import Box from '@mui/material/Box';
import type { ProductBrief } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { Panel } from '../../shared/page/Panel.js';
import { Code } from '../../shared/record/Code.js';
import { Tag } from '../../shared/record/Tag.js';
import { type Branch, type Flow, treeOf } from './flow.js';

interface Props {
  readonly flow: Flow;
  readonly product: ProductBrief;
}

/** From where the lot entered, centre by centre, with the notes that carried it. */
export function FlowTree({ flow, product }: Props) {
  return (
    <Panel sx={{ overflowX: 'auto' }}>
      <Branches branches={treeOf(flow)} product={product} isRoot />
    </Panel>
  );
}

interface BranchesProps {
  readonly branches: readonly Branch[];
  readonly product: ProductBrief;
  readonly isRoot?: boolean;
}

function Branches({ branches, product, isRoot = false }: BranchesProps) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        pl: isRoot ? 0 : { xs: 3, md: 5 },
        borderLeft: isRoot ? 0 : 2,
        borderColor: 'divider',
        display: 'grid',
        gap: 3,
      }}
    >
      {branches.map((branch) => (
        <li key={branch.node.id}>
          <CentreLine branch={branch} product={product} />
          {branch.branches.length > 0 && (
            <Box sx={{ mt: 3 }}>
              <Branches branches={branch.branches} product={product} />
            </Box>
          )}
        </li>
      ))}
    </Box>
  );
}

function CentreLine({ branch, product }: { branch: Branch; product: ProductBrief }) {
  const translate = useTranslate();
  const format = useFormat();
  const { node, edge, isRepeated } = branch;
  const { figures } = node;
  const words = [
    figures && !edge && translate('lot.entered', { packages: format.packages(figures.entre, product) }),
    edge && translate('lot.got', { packages: format.packages(edge.quantity, product) }),
    figures &&
      figures.sorti > 0 &&
      translate('lot.taken', { packages: format.packages(figures.sorti, product) }),
    figures &&
      figures.dechet > 0 &&
      translate('lot.scrapped', { packages: format.packages(figures.dechet, product) }),
    figures && translate('lot.left', { packages: format.packages(figures.restant, product) }),
  ].filter(Boolean);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
        <strong>{node.name ?? translate('lot.outside')}</strong>
        {edge && edge.onTheWay > 0 && (
          <Tag tone="notice">
            {translate('lot.waiting', { packages: format.packages(edge.onTheWay, product) })}
          </Tag>
        )}
        {isRepeated && <Tag>{translate('lot.repeated')}</Tag>}
      </Box>
      <Box sx={{ typography: 'body2' }}>{words.join(' · ')}</Box>
      {edge && (
        <Box sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {edge.links.map(({ idBl, numeroBl, quantite, date }, index) => (
            <span key={idBl}>
              {index > 0 && ', '}
              <Code>{numeroBl}</Code>{' '}
              {translate('lot.noteOf', { quantity: format.number(quantite), date: format.date(date) })}
            </span>
          ))}
        </Box>
      )}
    </>
  );
}
