/**
 * Compares drawn pages as a reader would: by the ink in cells of three millimetres, looked for a pixel around where it
 * was. Letters that are smoothed otherwise, or stand a fraction of a pixel elsewhere, leave a cell as dark as it was; a
 * column that has moved, a word that is missing or a line that has slipped does not.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { PNG } from 'pngjs';

const CELL_MM = 3;

/** Darkness of each pixel, from 0 (paper) to 1. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly ink: Float32Array;
}

export async function readDrawing(file: string): Promise<Drawing> {
  const { width, height, data } = PNG.sync.read(await readFile(file));
  const ink = new Float32Array(width * height);
  for (let pixel = 0, at = 0; pixel < ink.length; pixel++, at += 4) {
    ink[pixel] = 1 - (0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!) / 255;
  }
  return { width, height, ink };
}

/** In sixteen shades of grey: a fifth of the size. */
export async function keepDrawing(file: string, { width, height, ink }: Drawing): Promise<void> {
  const picture = new PNG({ width, height, colorType: 0 });
  ink.forEach((darkness, pixel) => {
    picture.data.fill(Math.round((1 - darkness) * 15) * 17, pixel * 4, pixel * 4 + 3);
    picture.data[pixel * 4 + 3] = 255;
  });
  await writeFile(file, PNG.sync.write(picture, { colorType: 0, deflateLevel: 9 }));
}

/** The drawing at a `factor`-th of its size, each pixel as dark as the average of those that it replaces. */
export function shrunk({ width, height, ink }: Drawing, factor: number): Drawing {
  const size = { width: Math.round(width / factor), height: Math.round(height / factor) };
  const small = new Float32Array(size.width * size.height);
  for (let pixel = 0; pixel < small.length; pixel++) {
    const left = (pixel % size.width) * factor;
    const top = Math.floor(pixel / size.width) * factor;
    small[pixel] = meanOf({ width, height, ink }, left, top, factor);
  }
  return { ...size, ink: small };
}

export interface Difference {
  /** Ink of the cell that differs most, from 0 to 1; 1 where the sizes differ. */
  readonly most: number;
  /** Where that cell is, from the upper left corner. Unit: mm. */
  readonly at: readonly [x: number, y: number];
}

/** @param dotsPerInch at which both were drawn */
export function differenceOf(one: Drawing, other: Drawing, dotsPerInch: number): Difference {
  if (one.width !== other.width || one.height !== other.height) return { most: 1, at: [0, 0] };
  const cell = Math.round((CELL_MM / 25.4) * dotsPerInch);
  let worst: Difference = { most: 0, at: [0, 0] };
  for (let y = 0; y < one.height; y += cell) {
    for (let x = 0; x < one.width; x += cell) {
      const most = differenceAt(one, other, x, y, cell);
      const millimetres = (pixels: number) => Math.round((pixels / dotsPerInch) * 25.4);
      if (most > worst.most) worst = { most, at: [millimetres(x), millimetres(y)] };
    }
  }
  return worst;
}

/** A pixel to either side, up and down: no more than other software places the same text apart. */
const NUDGES = [-1, 0, 1];

function differenceAt(one: Drawing, other: Drawing, x: number, y: number, cell: number): number {
  const mean = meanOf(one, x, y, cell);
  let least = 1;
  for (const down of NUDGES) {
    const top = Math.min(Math.max(0, y + down), other.height - 1);
    for (const right of NUDGES) {
      const left = Math.min(Math.max(0, x + right), other.width - 1);
      least = Math.min(least, Math.abs(mean - meanOf(other, left, top, cell)));
    }
  }
  return least;
}

function meanOf({ width, height, ink }: Drawing, left: number, top: number, cell: number): number {
  const right = Math.min(left + cell, width);
  const bottom = Math.min(top + cell, height);
  let sum = 0;
  for (let y = top; y < bottom; y++) {
    for (let at = y * width + left, end = y * width + right; at < end; at++) sum += ink[at]!;
  }
  return sum / ((right - left) * (bottom - top));
}
