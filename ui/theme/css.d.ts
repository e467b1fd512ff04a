/** A style sheet has no exports; without types TypeScript 6 and later refuses to import it outside of a bundler's template. */
export {}
