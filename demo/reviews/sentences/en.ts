import type { SentenceKit } from './sentence-kit.ts'

/** What English-speaking buyers say. */
export const en: SentenceKit = {
  titles: {
    good: [
      ...['Exactly what I was after', 'Better than expected', 'My third one by now', 'Worth every penny'],
      ...['Hardly take it off', 'A keeper', 'Well made', 'Comfortable from day one', 'Simple and good'],
      ...['Does what it says', 'Would buy again', 'Lovely quality', 'Bought on a friend’s advice'],
      ...['Surprised how good this is', 'No complaints', 'Just right', 'Looks good, wears well'],
    ],
    fair: [
      ...['Good, with one catch', 'All right', 'Not quite for me', 'Decent, but check the size'],
      ...['Fine for the price', 'Took some getting used to', 'Mixed feelings', 'Nearly there'],
    ],
    poor: [...['Not for me', 'Expected more', 'Sent it back', 'Disappointed', 'Wrong size twice', 'A pity']],
  },
  bySubject: {
    footwear: {
      good: [
        'Wore them for a full day straight out of the box and had no blister to show for it.',
        'The sole grips on wet rock and on wet leaves, which is more than my last pair did.',
        'My feet run wide and there is room at the toes without slipping at the heel.',
        'After three months of nearly daily walks they still look close to new.',
        'Light enough that I forget about them by lunchtime.',
        'I walk the dog twice a day in these, whatever the weather.',
        'Went up and down a few hills in them last weekend and my knees were happy for once.',
        'The insole is soft without feeling like a sponge.',
        'They dry overnight next to the heater.',
        'They go with jeans just as well as with hiking trousers.',
      ],
      fair: [
        'I ordered half a size up, as others say here, and that was right.',
        'They need a few days before the heel gives way.',
        'The colour is a shade darker than on my screen.',
        'A little warm for the middle of summer.',
      ],
      poor: [
        'Too narrow across the front for me, even one size up.',
        'The heel rubbed on both sides and did not get better after two weeks.',
        'The stitching at the toe came loose after a month.',
        'On smooth tiles the sole is slippery when it is wet.',
        'Half a size too small, and the next size was sold out.',
      ],
    },
    clothing: {
      good: [
        'The fabric feels solid and soft, and nothing itches.',
        'It has been through the wash a dozen times and kept its shape.',
        'I wear it to work and on the hill on the same day.',
        'The colour is exactly as it is in the pictures.',
        'It packs down small and comes out of the bag without creases.',
        'I am 178 cm and usually a medium, and the medium fits.',
        'My partner wanted one as soon as mine arrived.',
      ],
      fair: [
        'A touch short if you are tall.',
        'It runs a little large, so take the smaller size if you are between two.',
        'Picks up dog hair like nothing else.',
        'It takes long to dry after the wash.',
      ],
      poor: [
        'It shrank in the first wash, and I did follow the label.',
        'The colour was quite another one than in the pictures.',
        'Thinner than I hoped for at this price.',
      ],
    },
    accessory: {
      good: [
        'I have used it every day since it arrived.',
        'Made with more care than you expect of something like this.',
        'Bought one for myself and two as presents.',
        'It still looks new after a winter.',
        'The material is sturdy, and it washes well.',
        'Goes with everything I own.',
      ],
      fair: [
        'I would have liked one more colour to choose from.',
        'A little smaller than it looks in the pictures.',
      ],
      poor: [
        'It lost its shape within a month.',
        'Smaller than the table of sizes says.',
        'The seam opened on the second day out.',
      ],
    },
    kids: {
      good: [
        'Our daughter puts it on by herself, which says it all.',
        'Survived a whole term of playground.',
        'Bought it one size up and there is still room to grow.',
        'The colour is a hit with our six-year-old.',
        'Mud comes off with a brush, and the rest in the wash.',
        'Has been handed down to the little brother and still looks fine.',
        'No complaints from a very picky child.',
        'Sturdy where children are hardest on things.',
        'Easy to close, even for small hands in a hurry.',
      ],
      fair: [
        'Runs a little small, so think ahead.',
        'I would wish for a loop to hang it up by.',
        'The lighter colour shows every spot.',
        'It took a week until our son liked it.',
      ],
      poor: [
        'Outgrown after two months, because it came out small.',
        'A seam gave way in the second week of kindergarten.',
        'Too stiff for our little one.',
      ],
    },
  },
  more: {
    laced: {
      good: ['The lacing holds all day and I never have to tie them again.'],
      fair: [
        'The tongue rubbed a little during the first week and then stopped.',
        'The laces are a bit long for my taste.',
      ],
    },
    layer: {
      good: [
        'The sleeves are long enough for once.',
        'Cut generously enough to wear a jumper underneath.',
        'The pockets are where they should be and take a phone.',
        'Warm without being bulky.',
        'Seams and zips look as if they will last for years.',
      ],
      fair: ['The zip sticks now and then.', 'The collar is higher than I thought.'],
    },
    worn: {
      good: [
        'Small thing, big difference on a cold morning.',
        'It sits well and stays where it is.',
        'Fits into a coat pocket when it is not needed.',
      ],
      fair: ['A bit tight at first, then it gives.', 'The label inside scratches until you cut it off.'],
    },
    carried: {
      good: [
        'Everything has its place and nothing rattles.',
        'Sits close to the back, also when it is full.',
        'Takes a laptop on weekdays and lunch for four on Sundays.',
      ],
      fair: ['I would have liked a second pocket at the side.'],
    },
  },
  waterproof: [
    'Two hours of steady rain and everything inside stayed dry.',
    'Crossed a stream that was deeper than it looked, and nothing came through.',
    'Water runs off it even after half a year.',
  ],
  endings: {
    good: [
      ...['Would buy it again.', 'Delivery took two days.', 'Recommended.', 'Thank you!'],
      ...['I am thinking about a second colour.', 'Money well spent.'],
    ],
    fair: ['All in all I am keeping it.', 'Still a fair deal.', 'Three stars from me.'],
    poor: ['It went back.', 'The return was easy, at least.', 'A pity, because it looks good.'],
  },
  names: [
    ...['Hannah', 'Tom', 'Priya', 'James', 'Ellie', 'Marcus', 'Nora', 'Sam', 'Grace', 'Owen', 'Maya', 'Ben'],
    ...[
      'Chloe',
      'Daniel',
      'Ruth',
      'Callum',
      'Zoe',
      'Martin',
      'Isla',
      'Jack',
      'Amara',
      'Luke',
      'Freya',
      'Will',
    ],
  ],
}
