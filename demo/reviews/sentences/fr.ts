import type { SentenceKit } from './sentence-kit.ts'

/** What French-speaking buyers say. */
export const fr: SentenceKit = {
  titles: {
    good: [
      ...['Exactement ce que je cherchais', 'Mieux que prévu', 'Je recommande', 'Très satisfaite'],
      ...['Belle qualité', 'Confortable dès le premier jour', 'Simple et bien fait', 'Tient ses promesses'],
      ...['Je rachèterais sans hésiter', 'Rien à redire', 'La bonne surprise', 'Un bon choix'],
    ],
    fair: [
      ...['Bien, à un détail près', 'Correct', 'Attention à la taille', 'Pas tout à fait pour moi'],
      ...['Honnête pour le prix'],
    ],
    poor: [...['Pas pour moi', 'J’attendais mieux', 'Renvoi', 'Une déception', 'Dommage']],
  },
  bySubject: {
    footwear: {
      good: [
        'Portées toute une journée dès la sortie de la boîte, sans une seule ampoule.',
        'La semelle accroche sur la roche mouillée comme sur les feuilles.',
        'J’ai le pied large : il y a de la place devant et le talon ne bouge pas.',
        'Après trois mois de marche presque quotidienne, elles ont l’air neuves.',
        'Si légères que je les oublie à midi.',
        'Je sors le chien deux fois par jour avec, par tous les temps.',
        'La semelle intérieure est souple sans être molle.',
        'Elles sèchent en une nuit près du radiateur.',
      ],
      fair: [
        'J’ai pris une demi-pointure au-dessus, et c’était juste.',
        'Il faut quelques jours pour les faire.',
        'La couleur est un peu plus foncée qu’à l’écran.',
      ],
      poor: [
        'Trop étroites à l’avant pour moi, même une pointure au-dessus.',
        'Le talon a frotté des deux côtés, et deux semaines n’y ont rien changé.',
        'Une couture s’est défaite devant au bout d’un mois.',
      ],
    },
    clothing: {
      good: [
        'Le tissu est solide et doux, rien ne gratte.',
        'Déjà lavé une dizaine de fois, et la forme n’a pas bougé.',
        'Je le porte au travail comme en montagne.',
        'La couleur est exactement celle des photos.',
        'Je mesure 1,78 m, je prends du M, et il tombe bien.',
      ],
      fair: [
        'Un peu court pour les grands.',
        'Taille plutôt grand : entre deux tailles, prenez la plus petite.',
        'Il met longtemps à sécher après lavage.',
      ],
      poor: [
        'Il a rétréci au premier lavage, pourtant fait selon l’étiquette.',
        'De petites bouloches après quelques semaines sous le sac à dos.',
      ],
    },
    accessory: {
      good: [
        'Je m’en sers tous les jours depuis sa livraison.',
        'Fait avec plus de soin qu’on ne s’y attend.',
        'Un pour moi, deux à offrir.',
        'Après un hiver, il a encore l’air neuf.',
        'La matière est solide et se lave bien.',
      ],
      fair: ['Une couleur de plus serait bienvenue.', 'Un peu plus petit que sur les photos.'],
      poor: ['Il s’est déformé en un mois.', 'Plus petit que ne le dit le tableau des tailles.'],
    },
    kids: {
      good: [
        'Notre fille le met toute seule, c’est tout dire.',
        'A survécu à tout un trimestre de cour d’école.',
        'Pris une taille au-dessus, il reste de la place pour grandir.',
        'La couleur plaît beaucoup à notre fils de six ans.',
        'La boue part à la brosse, et le reste au lavage.',
        'Le petit frère le porte maintenant, et il est encore très bien.',
        'Solide là où les enfants ne ménagent rien.',
      ],
      fair: [
        'Taille un peu petit, il faut voir large.',
        'Il manque une boucle pour l’accrocher.',
        'La couleur claire montre chaque tache.',
      ],
      poor: ['Trop petit au bout de deux mois, car il taille juste.', 'Trop raide pour notre petite.'],
    },
  },
  more: {
    laced: {
      good: ['Le laçage tient toute la journée.'],
      fair: [
        'La languette a un peu frotté la première semaine, puis plus rien.',
        'Les lacets sont un peu longs à mon goût.',
      ],
    },
    layer: {
      good: [
        'Enfin des manches assez longues.',
        'La coupe laisse la place pour un pull en dessous.',
        'Les poches sont au bon endroit et le téléphone y tient.',
        'Chaud sans être épais.',
        'Les coutures et les fermetures semblent faites pour durer.',
      ],
      fair: ['La fermeture accroche de temps en temps.'],
    },
    worn: {
      good: ['Peu de chose, mais cela change tout les matins froids.', 'Il tient bien en place.'],
      fair: ['Un peu serré au début, puis il se détend.'],
    },
    carried: {
      good: ['Chaque chose y a sa place.', 'Il reste près du dos, même plein.'],
      fair: ['Une poche de plus sur le côté serait bienvenue.'],
    },
  },
  waterproof: [
    'Deux heures de pluie continue, et tout est resté sec à l’intérieur.',
    'Le ruisseau était plus profond que prévu, et rien n’est passé.',
  ],
  endings: {
    good: ['Je rachèterais.', 'Livraison en deux jours.', 'Je recommande.', 'Merci !'],
    fair: ['Dans l’ensemble, je le garde.', 'Cela reste un bon prix.'],
    poor: ['Je l’ai renvoyé.', 'Le retour a été simple, au moins.'],
  },
  names: [
    ...['Camille', 'Julien', 'Manon', 'Antoine', 'Léa', 'Mathieu', 'Inès', 'Hugo', 'Sarah', 'Nicolas'],
    ...['Élise', 'Olivier', 'Chantal', 'Karim', 'Maude', 'Étienne'],
  ],
}
