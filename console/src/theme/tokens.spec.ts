import { describe, expect, it } from 'vitest';
import { dark, light, type Palette } from './tokens.js';

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

describe.each([
  ['light', light],
  ['dark', dark],
] satisfies [string, Palette][])('the %s palette', (_, palette) => {
  const grounds = [palette.canvas, palette.surface, palette.sunken];

  it.each(grounds)('lets text be read on %s', (ground) => {
    for (const ink of [palette.ink, palette.inkMuted, palette.primary, palette.tones.danger.ink]) {
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('lets every tone be read on its tint and on panels', () => {
    for (const { ink, tint } of Object.values(palette.tones)) {
      expect(contrast(ink, tint)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(ink, palette.surface)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette.ink, tint)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(palette.primary, palette.primaryTint)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.inkMuted, palette.primaryTint)).toBeGreaterThanOrEqual(4.5);
  });

  it('lets buttons be read and controls be seen', () => {
    expect(contrast(palette.onPrimary, palette.primary)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.onPrimary, palette.primaryStrong)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.outline, palette.surface)).toBeGreaterThanOrEqual(3);
    expect(contrast(palette.outline, palette.canvas)).toBeGreaterThanOrEqual(3);
    for (const mark of Object.values(palette.centres)) {
      expect(contrast(mark, palette.canvas)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
