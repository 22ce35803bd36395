import { oklchToHex } from '#ui/oklch.ts';

/** The site's paper and ink as `#rrggbb`, for places that know neither oklch nor stylesheets. */
export const PAPER = oklchToHex(0.975, 0.012, 85);
export const INK = oklchToHex(0.22, 0.015, 60);
