import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ProductBrief } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { Panel } from '../../shared/page/Panel.js';
import { BOX, type Flow, type PlacedNode, pictureOf } from './flow.js';

interface Props {
  readonly flow: Flow;
  readonly product: ProductBrief;
}

/** Pixels: a longer picture scrolls. */
const HEIGHT = 560;
/** Characters of a name that a box has room for. */
const NAME = 25;

/** Which centre sent how much to which: a wider line is a larger quantity. The tree below it says the same in words. */
export function FlowPicture({ flow, product }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const { width, height, nodes, edges } = pictureOf(flow);
  const label = translate('lot.flowPicture', { centres: nodes.length, smart_count: edges.length });
  return (
    <Panel flush>
      {/* A picture that scrolls is reached by the keyboard. */}
      <Box
        tabIndex={0}
        role="group"
        aria-label={translate('lot.flow')}
        sx={{ overflow: 'auto', maxHeight: HEIGHT, p: 4 }}
      >
        <Drawing
          role="img"
          aria-label={label}
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
        >
          {edges.map(({ from, to, path, width: wide, onTheWay }) => (
            <path
              key={`${from} ${to}`}
              d={path}
              strokeWidth={wide}
              data-waiting={onTheWay > 0 || undefined}
            />
          ))}
          {nodes.map((node) => (
            <CentreBox key={node.id} node={node} left={leftText(node)} />
          ))}
          {edges.map(({ from, to, quantity, label: at }) => (
            <text key={`${from} ${to}`} x={at.x} y={at.y} data-quantity>
              {format.number(quantity)}
            </text>
          ))}
        </Drawing>
      </Box>
      <Box sx={{ px: 4, pb: 3, typography: 'caption', color: 'text.secondary' }}>
        {translate('lot.flowLegend')}
      </Box>
    </Panel>
  );

  function leftText({ figures }: PlacedNode): string {
    if (!figures) return '';
    return translate('lot.left', { packages: format.packages(figures.restant, product) });
  }
}

function CentreBox({ node, left }: { node: PlacedNode; left: string }) {
  const translate = useTranslate();
  const name = node.name ?? translate('lot.outside');
  const shown = name.length > NAME ? `${name.slice(0, NAME - 1)}…` : name;
  return (
    <g transform={`translate(${node.x}, ${node.y})`}>
      <title>{name}</title>
      <rect width={BOX.width} height={BOX.height} rx={6} data-empty={!node.figures?.restant || undefined} />
      <text x={12} y={left ? 22 : 31}>
        {shown}
      </text>
      {left && (
        <text x={12} y={41} data-left>
          {left}
        </text>
      )}
    </g>
  );
}

const Drawing = styled('svg')(({ theme: { vars, typography } }) => ({
  display: 'block',
  fontFamily: typography.fontFamily,
  '& path': { fill: 'none', stroke: vars?.palette.primary.main, opacity: 0.45 },
  '& path[data-waiting]': { strokeDasharray: '7 5' },
  '& rect': { fill: vars?.palette.background.paper, stroke: vars?.palette.primary.main, strokeWidth: 1.5 },
  '& rect[data-empty]': { stroke: vars?.palette.divider },
  '& text': { fill: vars?.palette.text.primary, fontSize: 14 },
  '& text[data-left]': { fill: vars?.palette.text.secondary, fontSize: 12.5 },
  '& text[data-quantity]': {
    fontWeight: typography.fontWeightBold,
    textAnchor: 'end',
    paintOrder: 'stroke',
    stroke: vars?.palette.background.paper,
    strokeWidth: 4,
  },
}));
