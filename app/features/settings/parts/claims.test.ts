import { expect, test } from 'vitest';
import { site } from '#site';
import { claims, describeClaimSource } from './claims.ts';

const listFigures = (changes: Record<string, string>) =>
  claims
    .toValues({ ...claims.defaults, ...changes })
    .figures.map((claim) => `${claim.figure} ${claim.label}: ${describeClaimSource(claim)}`);

test('[SITE-4] each figure that the site comes with says what it counts, of when it is, and that it is a sample', () => {
  const { businesses, satisfaction, growth, support, leaders } = site.claims;
  const figures = listFigures({});
  expect(figures).toHaveLength(5);
  for (const [at, { figure, label }] of [businesses, satisfaction, growth, support, leaders].entries()) {
    expect(figures[at]?.startsWith(`${figure} ${label}: Sample: `), figures[at]).toBe(true);
    expect(figures[at]).toMatch(/, December 2024$/);
  }
});

test('[SITE-4] a figure without a source and a month is not shown, and that of the file is no source for another figure', () => {
  const others = { satisfactionShown: '', growthShown: '', supportShown: '', leadersShown: '' };
  const source = { businessesSource: 'Client list', businessesDate: '2026-01' };
  expect(listFigures({ ...others, businessesFigure: '40', ...source })).toEqual(['40 businesses: Client list, January 2026']);
  for (const change of [
    { businessesFigure: '40' },
    { businessesLabel: 'shops' },
    { ...source, businessesSource: '' },
    { ...source, businessesDate: '' },
  ])
    expect(listFigures({ ...others, ...change })).toEqual([]);
});
