/**
 * The route table of the specification, and the two pages that say how visitors are treated; each
 * with the heading of its page. Those that search engines are not told of come last.
 */
export const publicRoutes = [
  ['/', 'Drive Smarter. Ride Cooler.'],
  ['/about', 'About Us'],
  ['/why-duskpane', 'Why Duskpane'],
  ['/automotive', 'Automotive Window Film'],
  ['/architectural', 'Architectural Window Film'],
  ['/skin-eye-care', 'Skin & Eye Care Film'],
  ['/nano-ceramic', 'Nano Ceramic Film'],
  ['/platinum-signature', 'Platinum Signature Film'],
  ['/reflective-film', 'Reflective Film'],
  ['/windshield-protection', 'Windshield Protection Film'],
  ['/pre-cut-films', 'Pre-Cut Films'],
  ['/3-ply-reflective', '3-Ply Reflective Film'],
  ['/dyed-reflective', 'Dyed Reflective Film'],
  ['/signature-sputtering', 'Signature Sputtering'],
  ['/2-ply-reflective', '2-Ply Reflective Film'],
  ['/decorative-films', 'Decorative Film'],
  ['/safety-security-films', 'Safety & Security Film'],
  ['/faqs', 'FAQs'],
  ['/contact', 'Contact Us'],
  ['/become-distributor', 'Become a Distributor'],
  ['/find-dealer', 'Find a Dealer'],
  ['/auto-store', 'Auto Store'],
  ['/privacy', 'Privacy'],
  ['/accessibility', 'Accessibility'],
  ['/cart', 'Cart'],
  ['/checkout', 'Checkout'],
  ['/thank-you', 'Thank you'],
] as const

export const adminRoutes = [
  ['/admin', 'Admin sign-in'],
  ['/admin-dashboard', 'Submissions'],
] as const

export const allRoutes = [...publicRoutes, ...adminRoutes]
