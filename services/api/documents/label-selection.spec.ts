import { ErrorCode } from '../../words/codes.js';
import { LabelSelectionsPipe } from './label-selection.dto.js';

const idLigne = '7f0c6c1e-1f5e-5c55-9c38-5f9d5c4f5a01';
const pipe = new LabelSelectionsPipe();

it.each([
  [[]],
  [[{ idLigne }]],
  [[{ idLigne, nbRestant: 0, lignes: [] }]],
  [[{ idLigne, nbRestant: 0, lignes: [{ boxes: 0, bottles: 0 }, {}] }]],
  [[{ idLigne }, { idLigne, nbRestant: '', lignes: [{ boxes: null }] }]],
])('a selection that no label results from is refused: %j', async (body) => {
  await expect(pipe.transform(body)).rejects.toMatchObject({
    violations: [{ field: '[0].lignes', code: ErrorCode.required }],
  });
});

it.each([
  [[{ idLigne, nbRestant: 1 }]],
  [[{ idLigne, nbRestant: 0, lignes: [{ boxes: 1, bottles: 0 }] }]],
  [[{ idLigne }, { idLigne, lignes: [{ bottles: 3 }] }]],
])('a selection of one label at least is read: %j', async (body) => {
  await expect(pipe.transform(body)).resolves.toHaveLength(body.length);
});
