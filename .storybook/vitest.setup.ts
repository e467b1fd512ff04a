import { configure } from 'storybook/test'

// Two busy cores need more than Testing Library's second.
configure({ asyncUtilTimeout: 10_000 })
